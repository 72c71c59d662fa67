/** The words of a time limit, such as "iki hafta", as an article may write them. */
import type { NamedLimit } from '@mizan/calculators/schemas'

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** "on ?beş" for 15: older articles write it as one word. */
const numberOf = (amount: number): string =>
  [tens[Math.trunc(amount / 10)], ones[amount % 10]].filter(Boolean).join(' ?')

const units: Readonly<Record<NamedLimit['unit'], string>> = {
  day: 'gün',
  workday: '(?:iş ?)?gün',
  week: 'hafta',
  month: 'ay',
  year: '(?:yıl|sene)',
}

/** Lower case as in Turkish, without the marks of long vowels, with single spaces. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/\u0302/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')

export type WordMatch = 'together' | 'apart' | undefined

const start = '(?<![\\p{L}\\d])'

/**
 * `together`: "iki hafta", "2 (iki) hafta", "beşinci gün". `apart`: the number precedes other words and the unit
 * comes once for all, as in "altmış ve vergi mahkemelerinde otuz gün", or after a list.
 */
export function findWords({ amount, unit }: Pick<NamedLimit, 'amount' | 'unit'>, text: string): WordMatch {
  const number = `${start}(?:${numberOf(amount)}|${amount})`
  const ordinal = '(?:(?:[ıiuü]?nc[ıiuü])|\\.)?'
  const inBrackets = '\\)?(?: \\([^)]*\\))?'
  const inFolded = folded(text)
  if (new RegExp(`${number}${ordinal}${inBrackets} ?${units[unit]}`, 'u').test(inFolded)) return 'together'
  if (new RegExp(`${start}${ordinalOf(amount)} ${units[unit]}`, 'u').test(inFolded)) return 'together'
  const apart = new RegExp(`${number}(?![\\p{L}\\d])[^.]{1,400}?${start}${units[unit]}`, 'u')
  return apart.test(inFolded) ? 'apart' : undefined
}

/** Some ordinals change their last letter: "dördüncü". */
const ordinalOf = (amount: number): string =>
  amount % 10 === 4 ? 'dördüncü' : `${numberOf(amount)}[ıiuü]?nc[ıiuü]`
