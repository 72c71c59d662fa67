/** "Aynı Kanun", "anılan Yasa": resolved to the law named last, if it is certain which one that is. */
import type { LawMemory, LawMention } from './law-mentions.ts'
import { endsSentence, type Scan, surfaceAt, wordAt } from './scan.ts'
import { successionOf } from './successions.ts'

const REACH_BACK = 1500
const NEARBY = 150
const LONGEST_TITLE = 30
const words = new Set(
  'ayni anilan mezkur gecen konusu edilen bahsedilen zikredilen isbu belirtilen'.split(' '),
)

/** Whether the noun at an index follows such a word; "itiraz konusu kanun" is the law under review. */
export function refersBack(s: Scan, index: number): boolean {
  return words.has(wordAt(s, index - 1))
}

/** The law named last, if it is close by in the same paragraph and not in a quotation that has ended since. */
export function lawBefore(s: Scan, index: number, memory: LawMemory): LawMention | undefined {
  const { last, lastEnd } = memory
  if (!last || (wordAt(s, index - 1) === 'konusu' && wordAt(s, index - 2) !== 'soz')) return undefined
  const passage = s.text.slice(s.lexemes[lastEnd]?.end ?? 0, s.lexemes[index]?.start ?? 0)
  if (passage.length > REACH_BACK || passage.includes('\n\n') || leavesQuotation(passage)) return undefined
  // The constitution is no "Kanun": another law is meant, which the text names elsewhere.
  if (last.lawNumber === '2709' || last.lawNumber.endsWith('Anayasası')) return undefined
  if (passage.length > NEARBY && comparesOldAndNew(last, memory)) return undefined
  const whole = /^maddesi/.test(wordAt(s, index + 1))
  return { ...last, first: index - 1, last: index, bare: false, tentative: false, whole }
}

/** If a text contrasts the repealed law with the new one, only the nearest words can mean either. */
function comparesOldAndNew({ lawNumber }: LawMention, { evidence }: LawMemory): boolean {
  const succession = successionOf(lawNumber)
  return !!succession && evidence.some((one) => one.succession === succession && one.lawNumber !== lawNumber)
}

function leavesQuotation(passage: string): boolean {
  const count = (mark: RegExp) => passage.match(mark)?.length ?? 0
  return count(/[”»]/g) > count(/[“«]/g) || count(/"|''/g) % 2 === 1
}

/**
 * An unknown law is what "the same law" means from here on; but the end of a long title ("… Bazı Kanunlarda
 * Değişiklik Yapılması Hakkında Kanun") still belongs to the law whose number opened it.
 */
export function forgetLaw(s: Scan, index: number, memory: LawMemory): void {
  if (!/^\p{Lu}/u.test(surfaceAt(s, index - 1)) || endsTitle(s, index, memory)) return
  delete memory.last
}

/** Whether the noun at an index ends the title that the number of the last law opened. */
export function endsTitle(s: Scan, index: number, { lastEnd }: LawMemory): boolean {
  const isTail = /^(?:hakkinda|dair|iliskin)$/.test(wordAt(s, index - 1))
  return isTail && index - lastEnd <= LONGEST_TITLE && !sentenceEndsBetween(s, lastEnd, index)
}

function sentenceEndsBetween(s: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (endsSentence(s, at)) return true
  return false
}
