const SIZE = 100_000
const filled = (unit: string): string => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE)

/** Texts of 100,000 characters that have made readers of prose hang, by what they are made of. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'one long sentence': filled('and then it was done so we said that nothing was found '),
  'full stops with spaces': filled('. '),
  'full stops': filled('.'),
  'quote marks': filled('>'),
  'quote marks with spaces': filled('> '),
  'nested lists': filled(Array.from({ length: 90 }, (_, i) => `${' '.repeat(i)}- x\n`).join('')),
  'opening brackets': filled('['),
  'unclosed links': filled('[a](b'),
  emoji: filled('🤦‍♀️'),
  'right-to-left marks': filled('\u202eabc '),
  'zero-width characters': filled('\u200b'),
  'letters with zero-width characters': filled('a\u200b'),
  digits: filled('1'),
  'digits and commas': filled('1,'),
  'unclosed fences': filled('```\n~~~\n'),
  backticks: filled('`a``b'),
  'table cells': filled('|a'),
  'table rows': filled('|a|\n|-|\n'),
  'one long word': filled('a'),
  'words joined by hyphens': filled('a-'),
  'emphasis marks': filled('*a _b '),
  'unclosed comments': filled('<!-- \n'),
  'unclosed tags': filled('<a '),
  negations: filled('no not never nothing '),
  'half surrogates': filled('\ud83d'),
  'stacked accents': `a${'\u0301'.repeat(SIZE - 1)}`,
  'short questions': filled('a? '),
  'unclosed addresses': filled('http://'),
  'the words of every check': filled(
    'no alert was found per the dashboard as both got the same abstract of users and it exited 0 ',
  ),
  'p-values': filled('p < 0.05, t(12) = 2. '),
}
