import { byPattern, type Recogniser } from '../recogniser.ts'

const digitsOf = (secret: string): string => secret.replace(/\D/g, '')

/** `name@1.2.3.tgz` is a package, `git@` the one user of a host of repositories. */
const NO_MAILBOX = /@v?\d+\.\d|^git@/i

/** Ways of reaching one person. */
export const PEOPLE: readonly Recogniser[] = [
  byPattern(
    'email',
    /(?<![a-z0-9._%+-])[a-z0-9_%+-](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![a-z0-9-])/gi,
    { hints: ['@'], accepts: (secret) => !NO_MAILBOX.test(secret) },
  ),
  // alice [at] example [dot] org
  byPattern(
    'email',
    /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?[[({] ?at ?[\])}] ?[a-z0-9-]{1,63}(?: ?(?:\.|[[({] ?dot ?[\])}]) ?[a-z0-9-]{1,63}){1,4}(?![a-z0-9-])/gi,
    { hints: ['at]', 'at)', 'at}', 'at ]', 'at )', 'at }'] },
  ),
  byPattern('phone', /(?<![0-9a-z+.])\+[1-9](?:[ .()/-]{0,2}\d){7,14}(?![0-9a-z])/gi, { hints: ['+'] }),
  byPattern('phone', /(?<![0-9a-z.+-])\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d{4}(?![0-9a-z.-])/gi),
  byPattern(
    'phone',
    /(?<![a-z])(?:tel|phone|mobile|cell|call|fax|whatsapp|sms)(?:ephone)?(?: ?(?:no|number|us|me|at|on))?[.:\s]{1,3}(?<secret>\(?0?\d(?:[ .()/-]{0,2}\d){6,13})(?![0-9a-z])/gi,
    {
      hints: ['tel', 'phone', 'mobile', 'cell', 'call', 'fax', 'whatsapp', 'sms'],
      accepts: (secret) => digitsOf(secret).length >= 7,
    },
  ),
  byPattern('national-id', /(?<![0-9a-z-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![0-9a-z-])/gi, {
    hints: ['-'],
  }),
]
