/** Words whose full stop does not end a sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `e.g i.e eg ie cf vs viz etc approx ca resp incl excl no nos fig figs eq eqs sec ch pp vol ed eds al dr mr mrs ms prof
  st mt inc ltd co corp dept est max min avg a.m p.m u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues
  wed thu thurs fri ref refs rev ver ext tel misc temp orig esp def prob poss acc appt govt dept`
    .split(/\s+/)
    .filter(Boolean),
)

/** Of these a full stop may also end a sentence, when what follows starts with a capital. */
export const MAY_END: ReadonlySet<string> = new Set(
  `etc a.m p.m u.s u.k inc ltd co no min max al sec temp misc st ed fig sun ext est def ch ref
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri`.split(/\s+/),
)
