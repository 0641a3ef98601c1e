import { byPattern, type Recogniser } from '../recogniser.ts'

/** What stands where a secret would: a variable, a template, a placeholder, a description. */
const STANDS_FOR_A_VALUE =
  /^(?:[<${%[(*⟨.]|x{3,}|\*+|your|my[_-]|example|changeme|placeholder|redacted|masked|hidden|process\.|env\.|os\.|null$|none$|undefined$|true$|false$|string$|required$|empty$|unset$|missing$|wrong$|invalid$)/i

const looksLikeAValue = (secret: string): boolean => secret.length >= 6 && !STANDS_FOR_A_VALUE.test(secret)

/** `auth[1]`, `read(file)` and `/run/secrets/db` say where a secret comes from. */
const COMES_FROM = /^[\w.]{1,64}[([]|^\/\w+\//
const isQuoted = (text: string, start: number): boolean => /["'`]/.test(text[start - 1] ?? '')

/** A word is no token: `bearer authentication`, `token: whatever`. */
const looksRandom = (secret: string): boolean =>
  looksLikeAValue(secret) && (/\d/.test(secret) ? /[a-z]/i.test(secret) || secret.length >= 12 : secret.length >= 20)

const isAssigned = (secret: string, text: string, start: number): boolean =>
  looksRandom(secret) && (isQuoted(text, start) ? !secret.startsWith('/') : !COMES_FROM.test(secret))

const KEY_NAME =
  '(?:(?<![a-z])pass|pass(?:word|wd|phrase|code)|pwd|secret|token|(?:api|access|account|auth|encryption|private|secret|shared|signing|license)[_-]?key|credentials?)'
const KEY_HINTS = ['pass', 'pwd', 'secret', 'token', 'key', 'credential']
const VALUE = `(?<secret>[^\\s"'\`,;)}\\]]{6,512})`

/** Credentials by where they stand: a header, a URL, an assignment. */
export const CREDENTIALS: readonly Recogniser[] = [
  byPattern('jwt', /(?<![0-9a-z_-])ey[a-z0-9_-]{8,2000}\.ey[a-z0-9_-]{8,8000}(?:\.[a-z0-9_-]{0,2000})?/gi, {
    hints: ['.ey'],
  }),
  byPattern('bearer-header', /(?<![a-z])bearer[ :=]{1,3}["']?(?<secret>[a-z0-9_~+/.=-]{8,4000})/gi, {
    hints: ['bearer'],
    accepts: looksRandom,
  }),
  byPattern(
    'bearer-header',
    /(?<![a-z])(?:authorization|x-api-key|x-auth-token|api-key)["']?\s{0,3}:\s{0,3}["']?(?:(?:basic|token|apikey|key|digest|bearer)\s{1,3})?(?<secret>[a-z0-9_~+/.=-]{8,4000})/gi,
    { hints: ['authorization', 'api-key', 'auth-token'], accepts: looksRandom },
  ),
  byPattern(
    'url-credential',
    /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,24}:\/\/(?<secret>[^\s/@:"'`<>⟨]{0,128}:[^\s/@"'`<>⟨]{1,256})(?=@)/gi,
    { hints: ['://'] },
  ),
  byPattern(
    'url-token',
    /[?&;#](?:[a-z_-]{0,32}(?:token|signature|secret|api_?key|password|passwd|credential)|sig|key|code|auth|access_key)=(?<secret>[^\s&#"'`<>)\]⟨]{8,4000})/gi,
    { hints: ['='], accepts: looksRandom },
  ),
  byPattern(
    'webhook-url',
    /https?:\/\/(?:hooks\.slack\.com\/(?:services|workflows)|(?:discord|discordapp)\.com\/api\/webhooks|[a-z0-9-]{1,63}\.webhook\.office\.com\/webhookb2|outlook\.office\.com\/webhook|hooks\.zapier\.com\/hooks\/catch|maker\.ifttt\.com\/trigger)\/[^\s"'`<>)\]]{8,512}/gi,
    { hints: ['hook', 'maker'], accepts: (secret) => /\d/.test(secret) },
  ),
  byPattern(
    'cookie',
    /(?<![a-z-])(?:set-)?cookie["']?\s{0,3}[:=]\s{0,3}["']?(?<secret>[a-z0-9_.%-]{1,64}=[^\s;,"'`⟨]{6,4000}(?:;\s{0,2}[a-z0-9_.%-]{1,64}=[^\s;,"'`⟨]{1,4000}){0,40})/gi,
    { hints: ['cookie'] },
  ),
  // password=…, "apiKey": "…", the password was …
  byPattern(
    'credential',
    new RegExp(`${KEY_NAME}["']?\\s{0,3}(?:=|:|=>|:=|\\s(?:is|was)\\s)\\s{0,3}["'\`]?${VALUE}`, 'gi'),
    { hints: KEY_HINTS, accepts: isAssigned },
  ),
  byPattern('credential', new RegExp(`(?<![a-z])--?${KEY_NAME}[ =]["']?${VALUE}`, 'gi'), {
    hints: KEY_HINTS,
    accepts: isAssigned,
  }),
  // What command lines take: curl -u name:password, sshpass -p …, mysql -p…; and a line of .netrc
  byPattern('credential', new RegExp(`(?<![a-z-])(?:-u|--user)[ =]["']?[\\w.@-]{1,64}:(?!//)${VALUE}`, 'gi'), {
    hints: ['-u'],
    accepts: looksLikeAValue,
  }),
  byPattern('credential', new RegExp(`(?<![a-z])sshpass -p ?["']?${VALUE}`, 'gi'), {
    hints: ['sshpass'],
    accepts: looksLikeAValue,
  }),
  byPattern('credential', new RegExp(`(?<![a-z])mysql(?:dump|admin)?[^\\n|;]{1,80}? -p["']?${VALUE}`, 'gi'), {
    hints: ['mysql'],
    accepts: looksLikeAValue,
  }),
  byPattern('credential', new RegExp(`login\\s{1,3}[^\\s]{1,64}\\s{1,3}password\\s{1,3}${VALUE}`, 'gi'), {
    hints: ['login'],
    accepts: looksLikeAValue,
  }),
]
