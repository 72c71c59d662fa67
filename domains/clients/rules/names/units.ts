/** What tells the parts of one estate apart, which bear one name: `A Blok`, `2. Etap`, `No: 5`. */
import { listOf } from './known.ts'
import type { NameWord } from './words.ts'

const unitWords = new Set(
  listOf(
    'blok blk bloklar bloklari blogu etap etabi kisim kismi faz ada parsel kapi numara no nolu bolge bolgesi',
  ),
)
/** `No 5`: what counts stands behind them. */
const before = new Set(listOf('no numara'))

const isMark = (word: NameWord | undefined): boolean =>
  word !== undefined && (word.text.length === 1 || /\d/.test(inDigits(word.text)))

const inWords = listOf('sifir bir iki uc dort bes alti yedi sekiz dokuz on')
const ordinal = /(?<=^(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on))(?:[iu]?nc[iu])$/
/** `1` for `bir` and `birinci`; numbers may have been written out when the name was cut into words. */
function inDigits(text: string): string {
  const at = inWords.indexOf(text.replace(ordinal, ''))
  return at < 0 ? text : String(at)
}

function markBeside(words: readonly NameWord[], at: number): string {
  if (before.has(words[at]!.text) || !isMark(words[at - 1])) {
    const next = words[at + 1]
    return isMark(next) ? inDigits(next!.text) : ''
  }
  const run = words.slice(0, at).findLastIndex((word) => !isMark(word)) + 1
  return words
    .slice(Math.max(run, at - 2), at)
    .map(({ text }) => inDigits(text))
    .join('')
}

/** `a blok`, empty for most names. */
export const unitsOf = (words: readonly NameWord[]): string[] =>
  words.flatMap(({ text }, at) => {
    if (!unitWords.has(text)) return []
    const mark = markBeside(words, at)
    return mark === '' ? [] : [mark]
  })

/** Both names say which part they mean, and mean two. */
export const areTwoUnits = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one))
