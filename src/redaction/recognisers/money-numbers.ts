import { byPattern, type Recogniser } from '../recogniser.ts'

/** Luhn's check digit (ISO/IEC 7812-1), which one number in ten has by chance. */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The first digits that the card networks use, by length of the number. */
const ISSUER =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|6(?:011|4[4-9]\d|5\d\d|2\d\d)\d{12}|35\d{14})$/

function isCard(secret: string): boolean {
  const digits = secret.replace(/\D/g, '')
  return ISSUER.test(digits) && hasLuhnDigit(digits) && !/^(\d)\1+$/.test(digits)
}

/** ISO 13616: the country and check digits moved to the end, letters as 10 to 35, the whole is 1 modulo 97. */
function isIban(secret: string): boolean {
  const compact = secret.replace(/[ -]/g, '').toUpperCase()
  if (compact.length < 15 || compact.length > 34) return false
  let rest = 0
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

/** Numbers that money can be taken by. */
export const MONEY_NUMBERS: readonly Recogniser[] = [
  byPattern('payment-card', /(?<![0-9a-z.,-])\d(?:[ -]?\d){12,18}(?![0-9a-z]|[.,]\d)/gi, { accepts: isCard }),
  byPattern('iban', /(?<![0-9a-z])[a-z]{2}\d{2}(?:[ -]?[0-9a-z]{4}){2,7}(?:[ -]?[0-9a-z]{1,3})?(?![0-9a-z])/gi, {
    accepts: isIban,
  }),
  byPattern(
    'bank-account',
    /(?<![a-z])(?:(?:bank )?account|acct|a\/c|routing|aba|sort[ -]?code|bsb|ifsc|swift|bic)(?:[ -]?(?:no|nr|number|num|code))?[.:#=\s]{1,3}(?<secret>\d(?:[ -]?\d){5,16}|[A-Z]{4}0[A-Z0-9]{6}|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![0-9a-z])/gi,
    {
      hints: ['account', 'acct', 'a/c', 'routing', 'aba', 'sort', 'bsb', 'ifsc', 'swift', 'bic'],
      accepts: (secret) => /\d/.test(secret),
    },
  ),
]
