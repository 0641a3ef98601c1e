import { phrases } from './phrases.ts'

/** Words that draw something from something, and words of a good state. Shared by several checks. */
export const CONCLUSION_PHRASES = {
  therefore: phrases(`
    so, hence, thus, therefore, which means, meaning, that means, this means, i.e, that is, in other words, which shows,
    which proves, which tells us|me, shows|show that, proves|prove that, means that, it follows, because, since, as,
    given that, now that, thanks to, in view of, going by, judging by, ergo, consequently, accordingly, and that is why,
    confirming, proving, which confirms, confirms that, evidently, clearly, obviously, demonstrates, indicating,
    suggesting, implying
  `),
  well: phrases(`
    fine, ok, okay, good, well, safe, safely, sound, healthy, correct, right, intact, complete, whole, valid, clean,
    perfect, perfectly, solid, rock-solid, stable, ready, live, up, up and running, working, work, works, usable,
    consistent, in order, in good order, in good shape, in shape, restored, recovered, done, finished, migrated,
    deployed, rolled out, released, shipped, fixed, gone, back, back to normal, all set, secured, secure, up to date,
    current, in sync, synced, as it should, as intended, as expected, reliable, trustworthy, trouble-free, bug-free,
    lossless, without loss, in place, everywhere, properly, successfully, succeeded, in the clear, covered, all clear,
    good to go, production-ready, operational, sorted, resolved, settled, delivered, arrived, landed, saved, stored,
    backed up, imported, exported, published, printed, sent, installed
  `),
}
