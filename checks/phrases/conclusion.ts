import { phrases } from './phrases.ts'

/** Words that draw something from something. Shared by several checks. */
export const CONCLUSION_PHRASES = {
  therefore: phrases(`
    so, hence, thus, therefore, which means, meaning, that means, this means, i.e, that is, in other words, which shows,
    which proves, which tells us|me, shows|show that, proves|prove that, means that, it follows, because, since, as,
    given that, now that, thanks to, in view of, going by, judging by, ergo, consequently, accordingly, and that is why,
    confirming, proving, which confirms, confirms that, evidently, clearly, obviously, demonstrates, indicating,
    suggesting, implying
  `),
}
