/** What a link could not be made of, but whoever checks a text has to be told. */
import { endsTitle, refersBack } from './back-references.ts'
import { type LawMemory, type LawMention, mention } from './law-mentions.ts'
import { isLawNoun } from './law-nouns.ts'
import { endsSentence, gapAfter, isNumber, type Scan, surfaceAt, wordAt } from './scan.ts'

const LONGEST_TITLE = 16
const LONGEST_NAME = 6

/** "7101 sayılı İcra ve İflas Kanunu ve Bazı Kanunlarda Değişiklik …", "6101 sayılı Türk Borçlar Kanununun Yürürlüğü … Kanun". */
export function isTitleOfAnother(s: Scan, noun: number): boolean {
  for (let at = noun + 1; at < noun + LONGEST_TITLE && !endsSentence(s, at - 1); at++) {
    if (isNumber(s, at)) return false
    if (/^degis/.test(wordAt(s, at))) return true
    if (isLawNoun(s, at)) return /^(?:hakkinda|dair|iliskin|yururlu)/.test(wordAt(s, at - 1))
  }
  return false
}

/** "Gümrük Müşavirleri Kanunu m. 5": counts only with an article, and says no more than that a law is cited. */
export function unknownLaw(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const isName = refersBack(s, index) || /^\p{Lu}/u.test(surfaceAt(s, index))
  if (!memory.doubtful || !isName || /^maddesi/.test(wordAt(s, index + 1))) return undefined
  let first = index
  while (index - first < LONGEST_NAME && !endsSentence(s, first - 1) && isPartOfName(s, first - 1)) first--
  while (first < index && wordAt(s, first) === 've') first++
  if (first === index && !refersBack(s, index)) return undefined
  if (refersBack(s, index)) first = index - 1
  const law = { first, last: index, bare: false, tentative: true }
  if (memory.last && endsTitle(s, index, memory)) return { ...memory.last, ...law }
  return { ...mention(s, first, index, '', memory.country, false), tentative: true, unknown: true }
}

const isPartOfName = (s: Scan, at: number): boolean =>
  !isNumber(s, at) && /^\p{Lu}|^ve$/u.test(surfaceAt(s, at)) && /^\s+$/.test(gapAfter(s, at))
