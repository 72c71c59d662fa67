/** Identity, passport and tax numbers and accounts, by their check digits or by the words around them. */
import { isIban, isIdentityNumber, isTaxNumber } from './checks.ts'
import type { Reading } from './reading.ts'
import type { SecretKind, Span } from './spans.ts'

const gap = "[ \\n.,:;()/'-]"
/** Words between a word and its number: "no'su", "numarası", "olan ve". */
const fillers = String.raw`(?:kart|karti|cuzdani|kimlik|sicil|no|nosu|numara|numarasi|numarali|numarasini|numaram|seri|hesap|dairesi|mukellef|olan|olarak|olup|\p{L}{1,3})(?!\p{L})`
const between = String.raw`(?:'?\p{L}{1,4})?(?!\p{L})${gap}{0,4}(?:${fillers}${gap}{0,4}){0,5}`
/** An amount of money is not such a number. */
const digits = (least: number, most: number) =>
  String.raw`((?!\d{1,3}(?:\.\d{3})+(?!\.?\d))\d(?:[ .-]?\d){${least - 1},${most - 1}})(?!\d|,\d| ?(?:tl|lira|usd|eur|sterlin|gbp)(?!\p{L}))`

const wordsOfIdentity = String.raw`(?:t\. ?c\.?|tc|k\.? ?k\.? ?t\.? ?c\.?|kktc|tckn|tckno|kimlik|identity|yabanci kimlik|ykn|vatandaslik|id card|cuzdan|cuzdani)`
const wordsOfTax = String.raw`(?:vergi|vkn|v\. ?k\. ?n\.?|v\. ?d\.?|mersis|tax|v\.no)`
const wordsOfAccount = '(?:hesap|hesabi|account|iban|kredi karti|banka karti|kart no)'
const behindNumber = String.raw`['’]?(?:\p{L}{1,4})?[ )]{0,2}(?:t\. ?c\.? ?|tc |kktc )?`

interface Pattern {
  kind: SecretKind
  pattern: RegExp
  holds?: (digits: string) => boolean
}

const before = (words: string, least: number, most: number) =>
  new RegExp(String.raw`(?<!\p{L})${words}${between}(?<!\d[.,/]?)${digits(least, most)}`, 'dgu')
const behind = (words: string, least: number, most: number) =>
  new RegExp(String.raw`(?<![\d.,/])${digits(least, most)}${behindNumber}${words}`, 'dgu')

const patterns: Pattern[] = [
  { kind: 'identity', pattern: /(?<!\d)([1-9](?:[ .\-\n]{0,2}\d){10})(?!\d)/dg, holds: isIdentityNumber },
  { kind: 'identity', pattern: before(wordsOfIdentity, 5, 11) },
  { kind: 'identity', pattern: behind('(?:kimlik|vatandaslik|tckn)', 5, 11) },
  { kind: 'identity', pattern: /(?<![\p{L}\d])([a-z] ?\d{8})(?![\p{L}\d])/dgu },
  { kind: 'identity', pattern: /(?<![\p{L}\d])([a-z]\d{2}[a-z]\d{5})(?![\p{L}\d])/dgu },
  {
    kind: 'identity',
    pattern:
      /(?:pasaport|passport)\p{L}{0,4}[ .:'\n]*(?:\p{L}{1,9}[ .:']+){0,3}([a-z]{0,3}[ -]?\d{5,9})(?!\d)/dgu,
  },
  {
    kind: 'identity',
    pattern:
      /(?<![\p{L}\d])([a-z]{0,2}[ -]?\d{6,9})['’]?(?:\p{L}{2,3})? (?:no|nolu|numarali|sayili) (?:\p{L}{3,12} )?pasaport/dgu,
  },
  {
    kind: 'identity',
    pattern: /(?<!\p{L})seri(?: ?(?:no|numarasi))?[ .:]*([a-z] ?\d{2} ?(?:no)?[ .:]*\d{4,6})/dgu,
  },
  { kind: 'tax', pattern: before(wordsOfTax, 9, 16) },
  { kind: 'tax', pattern: behind('(?:vergi|vkn|mersis)', 9, 16) },
  {
    kind: 'tax',
    pattern: /(?<![\d.,/])(\d{3} ?\d{3} ?\d{4})(?![\d/])(?=.{0,60}(?:vergi|vkn))/dg,
    holds: isTaxNumber,
  },
  {
    kind: 'tax',
    pattern: /(?:vergi|vkn|v\.d\.).{0,60}?(?<![\d.,/])(\d{3} ?\d{3} ?\d{4})(?![\d/])/dg,
    holds: isTaxNumber,
  },
  { kind: 'iban', pattern: /(?<![\p{L}\d])(tr[ .:-]{0,3}\d(?:[ .\-\n]{0,2}\d){23})(?!\d)/dgu },
  { kind: 'iban', pattern: before(wordsOfAccount, 6, 24) },
  {
    kind: 'iban',
    pattern: /(?<![\d.,/])(\d(?:[ -]?\d){7,25})['’]? ?(?:nolu|no'?lu|numarali) (?:\p{L}+ ){0,2}hesa[pb]/dgu,
  },
  { kind: 'iban', pattern: /(?<![\d.,/])(\d{4}(?:[ -]?\d{4}){3})(?!\d)/dg, holds: isCard },
]

/** Card numbers: sixteen digits that Luhn's sum checks. */
function isCard(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function findNumbers({ folded, plain }: Reading): Span[] {
  const found = patterns.flatMap(({ kind, pattern, holds }) =>
    [...folded.matchAll(pattern)].flatMap(({ indices }): Span[] => {
      const [start, end] = indices?.[1] ?? [0, 0]
      const isOne = !holds || holds(folded.slice(start, end).replace(/\D/g, ''))
      return isOne ? [{ kind, start, end }] : []
    }),
  )
  return [...found, ...foreignAccounts(plain)]
}

const foreignAccounts = (plain: string): Span[] =>
  [...plain.matchAll(/(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}(?![\p{L}\d])/gu)].flatMap(
    ({ 0: text, index: start }): Span[] =>
      isIban(text.replaceAll(' ', '')) ? [{ kind: 'iban', start, end: start + text.length }] : [],
  )
