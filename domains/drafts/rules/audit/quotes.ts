/** Quotations of a text, and which citation each of them is said to come from. */
import type { Place } from './findings.ts'

export interface Quotation extends Place {
  /** Without its marks. */
  text: string
}

/** ’ also stands before endings, as in Kanunu’nun. */
const pairs =
  /“([^“”]{1,4000})”|«([^«»]{1,4000})»|„([^“”„]{1,4000})[“”]|"([^"\n]{1,4000})"|‘((?:[^‘’\n]|’(?=\p{Ll})){1,4000})’(?!\p{Ll})/gu

/** Shorter ones are names and terms. */
const leastWords = 5

export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(pairs)].flatMap((found) => {
    const own = found.slice(1).find((one) => one !== undefined) ?? ''
    if ((own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < leastWords) return []
    return [{ text: own.trim(), start: found.index, end: found.index + found[0].length }]
  })
}

export interface Attached {
  quote: Quotation
  /** Index of the citation. */
  citation: number
  /** Whether the text itself says that the quotation comes from there, and not only that both stand near each other. */
  isSure: boolean
}

const mostBefore = 260
const mostAfter = 90

/** Each quotation with the citation before or behind it; those without one are left out. */
export function attach(text: string, quotes: readonly Quotation[], citations: readonly Place[]): Attached[] {
  return quotes.flatMap((quote): Attached[] => {
    const behind = citations.findIndex(({ start }) => start >= quote.end)
    const gapBehind = behind < 0 ? '' : text.slice(quote.end, citations[behind]?.start)
    if (behind >= 0 && /^[\s.,;]{0,3}[([–—-]\s*(?:bkz\.?\s*|krş\.?\s*)?$/iu.test(gapBehind))
      return [{ quote, citation: behind, isSure: true }]
    const before = citations.findLastIndex(({ end }) => end <= quote.start)
    const gapBefore = before < 0 ? '' : text.slice(citations[before]?.end, quote.start)
    if (before >= 0 && (opensQuote(gapBefore) || isOwn.test(gapBefore)))
      return [{ quote, citation: before, isSure: true }]
    if (before >= 0 && gapBefore.length <= mostBefore && !/\n|[.!?]\s+\p{Lu}/u.test(gapBefore))
      return [{ quote, citation: before, isSure: false }]
    if (behind >= 0 && gapBehind.length <= mostAfter && !/\n|[.!?]\s+\p{Lu}/u.test(gapBehind))
      return [{ quote, citation: behind, isSure: false }]
    return []
  })
}

/** The quotation follows at once, or behind "sayılı ilamında". */
const isOwn =
  /^[\s,;–—-]{0,3}(?:sayılı\s+)?(?:(?:karar|ilam|hük[üm]m|madde|fıkra|bent|bend|metn)\p{Ll}*\s*)?[,;]?\s*$/u

/** "… kararında:" before the quotation, also as the end of the paragraph above it. */
const opensQuote = (gap: string): boolean =>
  gap.length <= mostBefore && /:\s*$/.test(gap) && !/[“”«»"]|\n\s*\n\s*\n/.test(gap)
