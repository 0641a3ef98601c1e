const list = (words: string) => new Set(words.split(' '))

/** Words between the words: dropped before phrases are looked for, so that "does not ever fire" is "not fire". */
export const FILLERS = list(
  'a actually also am an any are be been being ca can could d even ever had has have having he her him his i im ' +
    'is it its ive just ll m may me might must my our quite re really s shall she should that the their them ' +
    'these they this those us ve very was we were whom whose will wo would you your',
)

/** Everyday words without a subject of their own: a query made of these alone finds nothing. */
const COMMON = list(
  'able about above after again against all almost along already although always among and another anybody ' +
    'anyone anything apparently around as at away back bad because before behind below best better between big ' +
    'bit both but by came cannot come comes coming couple day days did do does doing done down during each eight ' +
    'either else enough etc every everybody everyone everything feel felt few find finds first five for found ' +
    'four from get gets getting give given gives go goes going gone good got great guess had half happen happened ' +
    'happening happens hello help here hey hi high how hundred idea if in instead into issue keep keeps kept knew ' +
    'know known knows last least less let lets like lol long look looked looking looks lot lots low made make ' +
    'makes making many maybe mean means month months more most much need needed needs neither never new next nine ' +
    'no nobody none nor not nothing now of off often oh ok okay old on once one ones only onto or other others ' +
    'out over own per perhaps please possible probably problem put puts question rather reason right said same ' +
    'say saying says see seeing seem seems seen sees seven short simply since six small so some somebody somehow ' +
    'someone something soon sort start started starts still such suddenly sure take taken takes tell tells ten ' +
    'than thanks then there thing things think though thousand three through till time times to today together ' +
    'told too took totally toward tried tries try trying two under unless until up upon use used uses using ' +
    'usually via want wanted wants way week weeks well went what when whenever where whether which while who ' +
    'whole why with within without work worked working works year years yes yesterday yet',
)

export const isCommonWord = (word: string) => COMMON.has(word)
