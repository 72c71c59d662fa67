/** "(Geçici 8. maddesi uyarınca uygulanmasına devam edilen) 54. maddesi": one article keeps another of its law in force. */
import { articlesAfter } from './articles.ts'
import { gapAfter, type Scan, wordAt } from './scan.ts'

const grounds = /^(?:uyarinca|geregince|geregi)$/
const inForce = /^(?:uygulan|yururluk)/
const participle = /^(?:edilen|olunan|olan|bulunan)$/
const LONGEST_PHRASE = 5

/** The articles that the article before lexeme `last` keeps in force. */
export function keptInForce(s: Scan, last: number): ReturnType<typeof articlesAfter> {
  if (!grounds.test(wordAt(s, last + 1))) return undefined
  const phrase = Array.from({ length: LONGEST_PHRASE }, (_, index) => last + 2 + index)
  const verb = phrase.findIndex((at) => inForce.test(wordAt(s, at)))
  const end = phrase.find((at, index) => verb >= 0 && index > verb && participle.test(wordAt(s, at)))
  if (verb < 0 || verb > 1 || end === undefined) return undefined
  const kept = articlesAfter(s, end, false)
  return kept?.marked && kept.articles[0]?.first === end + 1 ? kept : undefined
}

/** Whether a bracket that opens behind lexeme `from` is still open before lexeme `to`. */
export function isBracketOpen(s: Scan, from: number, to: number): boolean {
  let open = false
  for (let at = from; at < to; at++) {
    const gap = gapAfter(s, at)
    open = gap.lastIndexOf('(') > gap.lastIndexOf(')') || (open && !gap.includes(')'))
  }
  return open
}
