import { readBlocks } from './reading/blocks.ts'

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Russian or another language in Cyrillic letters', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Hindi or another language in Devanagari letters', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
]

/** Short words that are frequent in one language and are no English words. */
const FREQUENT: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries({
  English:
    'the of and to in is was that it for on with as be are by this we not have from at or an which were has but can all no its our when than so if there been',
  German:
    'der die das und ist nicht ein eine wir ich mit auf für von dem den des im zu auch sich werden wurde sind haben hat bei nach aus wie noch nur aber oder dass alle keine',
  French:
    'le la les des et est une dans que pour pas nous sur avec qui par au aux du ce cette sont ont été plus mais ou tous aucun',
  Spanish:
    'el los las es una en que para por con no se del al lo como más pero sus fue son han está todos ningún y de la',
  Italian: 'il gli della delle di che è una per con non si sono nel alla anche come più ma ha stato tutti nessun',
  Portuguese:
    'os das dos uma em que para por com não se mais foi são como mas ao está todos todas nenhum é de sem foram teste testes passou passaram erro erros cópia dados terminou também já pelo pela',
  Dutch: 'de het een en van is niet dat op te voor met zijn wij ook bij naar uit nog maar alle geen hebben werd',
  Polish:
    'nie się na jest że do w z i po jak ale są było przez dla wszystkie wszystko bez testy test kopia dane błędów błąd oraz tylko został została zostały dobra',
  Swedish: 'och att det som är på för inte med av den ett har vi till alla men också var',
  Danish: 'og det er på ikke til af som den har vi med alle men også var blev',
  Turkish:
    've bir bu için ile olarak da de değil çok tüm ama var testler geçti tamamlandı başarılı hatasız yedekleme hata yok oldu her',
  Czech: 'je se že v s do pro ale jsou byl byla bylo všechny testy bez chyb záloha prošly',
  Romanian: 'și este nu cu pe la din pentru sunt au fost toate testele fără erori',
  Hungarian: 'az és nem hogy van egy minden teszt nélkül hiba sikeres volt',
  Finnish: 'ja on ei se että oli kaikki testit ilman virheitä mutta ovat',
  Indonesian: 'yang dan di tidak ini itu dengan untuk semua sudah tanpa kesalahan berhasil dari pada',
  Vietnamese: 'và là của không các một đã được cho có tất cả lỗi',
}).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** Letters that only words of one of these languages have, and no word of English. */
const TELLING: Readonly<Record<string, RegExp>> = {
  Portuguese: /[ãõ]/,
  Polish: /[ąęłńśźż]/,
  Turkish: /[ığş]/,
  Czech: /[ěřů]/,
  Romanian: /[ășțţ]/,
  Hungarian: /[őű]/,
  Vietnamese: /[đơư]/,
  German: /ß/,
  Danish: /[øæ]/,
}

/** Enough of a text to tell its language by. */
const SAMPLE = 4_000
const ENOUGH_WORDS = 3

/**
 * The language of a text where it is clearly another than English, else null. Code does not count. Words are told by lists, not by
 * the machine's locale data, so that every machine says the same.
 *
 * @example otherLanguage('Alle Tests sind grün, also ist die Migration sicher.') // 'German'
 */
export function otherLanguage(text: string): string | null {
  const prose = proseOf(text)
  return byScript(prose) ?? byWords(prose)
}

/** Beyond the Latin letters and their accents. */
const OTHER_LETTERS = /[\u0250-\u1fff\u3000-\uffff]/

/** Japanese is named by its syllables, which are few beside the signs that it shares with Chinese. */
function byScript(prose: string): string | null {
  if (!OTHER_LETTERS.test(prose)) return null
  const letters = count(prose, /\p{L}/gu)
  return (
    SCRIPTS.find(([language, script]) => count(prose, script) > letters * (language === 'Japanese' ? 0.1 : 0.3))?.[0] ??
    null
  )
}

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

function proseOf(text: string): string {
  const start = text.slice(0, SAMPLE)
  return readBlocks(start)
    .filter((b) => b.kind !== 'code')
    .flatMap((b) => b.lines.map((l) => start.slice(l.start, l.end)))
    .join(' ')
}

function byWords(prose: string): string | null {
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = FREQUENT.map(([language, list]) => ({
    language,
    hits: words.filter((w) => list.has(w) || TELLING[language]?.test(w)).length,
  }))
  const english = hits[0]?.hits ?? 0
  const best = hits.reduce((a, b) => (b.hits > a.hits ? b : a))
  const clear =
    words.length >= ENOUGH_WORDS && best.hits >= 2 && best.hits >= 2 * english && best.hits >= words.length / 12
  return best.language !== 'English' && clear ? best.language : null
}
