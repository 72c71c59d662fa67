/** Finds the quotations of a text, and the citation to which each of them belongs. */
import type { Place } from './findings.ts'

export interface Quotation extends Place {
  /** The quotation without its marks. */
  text: string
}

/** Single marks are apostrophes as well: a mark between letters neither opens nor closes a quotation. */
const pairs =
  /“([^“”]{1,4000})”|«([^«»]{1,4000})»|„([^“”„]{1,4000})[“”]|"([^"\n]{1,4000})"|''([^'\n](?:[^'\n]|'(?!')){1,4000})''|(?<![\p{L}\d])‘((?:[^‘’\n]|(?<=[\p{L}\d.])’(?=\p{L})){1,4000})’(?!\p{L})|(?<![\p{L}\d'’.])'((?:[^'\n]|(?<=[\p{L}\d.])'(?=\p{L})){1,4000})'(?![\p{L}'])/gu

/** "… başlıklı 17. maddesi": the name of an article, a law or a file. */
const isTitle = /^\s*(?:(?:kenar\s+)?başlı[kğ]|adlı|isimli|konulu|unvanlı)/u

/** Shorter ones are names and terms. */
const leastWords = 5

export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(pairs)].flatMap((found) => {
    const own = found.slice(1).find((one) => one !== undefined) ?? ''
    if ((own.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0) < leastWords) return []
    if (isTitle.test(text.slice(found.index + found[0].length, found.index + found[0].length + 20))) return []
    return [{ text: own.trim(), start: found.index, end: found.index + found[0].length }]
  })
}

export interface AttachedQuotation {
  quote: Quotation
  /** Index of the citation. */
  citation: number
  /** Whether the text itself attributes the quotation to the citation, and does not only put them near each other. */
  isSure: boolean
}

const mostBefore = 260
const mostAfter = 90

/** Each quotation with the citation before or behind it; those without one are left out. */
export function attach(
  text: string,
  quotes: readonly Quotation[],
  citations: readonly Place[],
): AttachedQuotation[] {
  return quotes.flatMap((quote): AttachedQuotation[] => {
    const behind = citations.findIndex(({ start }) => start >= quote.end)
    const gapBehind = behind < 0 ? '' : text.slice(quote.end, citations[behind]?.start)
    if (behind >= 0 && /^[\s.,;]{0,3}[([–—-]\s*(?:bkz\.?\s*|krş\.?\s*)?$/iu.test(gapBehind))
      return [{ quote, citation: behind, isSure: true }]
    const before = citations.findLastIndex(({ end }) => end <= quote.start)
    const gapBefore = before < 0 ? '' : text.slice(citations[before]?.end, quote.start)
    const isSaid = before >= 0 && gapBefore.length <= mostBefore
    if (isSaid && (opensQuote(gapBefore) || saysQuote(gapBefore, text.slice(quote.end, quote.end + 60))))
      return [{ quote, citation: before, isSure: true }]
    if (before >= 0 && gapBefore.length <= mostBefore && !/\n|[.!?]\s+\p{Lu}/u.test(gapBefore))
      return [{ quote, citation: before, isSure: false }]
    if (behind >= 0 && gapBehind.length <= mostAfter && !/\n|[.!?]\s+\p{Lu}/u.test(gapBehind))
      return [{ quote, citation: behind, isSure: false }]
    return []
  })
}

/** "… kararında:" before the quotation, also as the end of the paragraph above it. */
const opensQuote = (gap: string): boolean => /:\s*$/.test(gap) && !/[“”«»"]|\n\s*\n\s*\n/.test(gap)

/**
 * Matches "TBK m. 49 “…”", "… sayılı ilamında “…”", and "… “…” hükmünü içermektedir", but not a statement of a party
 * about the law.
 */
const saysQuote = (gap: string, behind: string): boolean => {
  if (/["“”«»‘]|\n/.test(gap)) return false
  if (/^(?:['’]\p{Ll}{1,5})?[\s,;(–-]*$/u.test(gap)) return !saidByParty.test(behind)
  const isNamed = namesSource.test(gap)
  return (isNamed && !saidByParty.test(behind)) || (!/[.!?]\s+\p{Lu}/u.test(gap) && statesLaw.test(behind))
}

const namesSource =
  /(?:karar|ilam|ilâm|hüküm|hükm|madde|fıkra|bent|bend|metin|metn|gerekçe|içtihat|içtihad|düzenleme)\p{Ll}{0,8}?(?:[nsy]?[ıiuü]nda|[nsy]?[ıiuü]nde|[dt][ae]|larında|lerinde|[ıiuü]na göre|[ıiuü]ne göre)(?:\s+(?:aynen|açıkça|de|da|ise))?\s*[,:;]?\s*$/u
const saidByParty =
  /^\s*(?:şeklinde(?:ki)?\s+(?:beyan|iddia|savun|ifade(?!\s+edil))|demiş|demek|diyerek|söyle|beyan|iddia|savun|ileri sür|ifade(?!\s+edil)|dediğ)/u
const statesLaw =
  /^[\s,.]*(?:denil|hükmünü\s+(?:içer|getir|amir|haiz)|hükmü\s+(?:yer|bulun|düzenlen|getiril|mevcut)|şeklinde(?:dir|ki|\s+(?:düzenlen|hüküm|hükm|karar|bir\s+hüküm))|düzenlemesi|kural[ıi]n[ıi]|kural[ıi]\s+yer|belirtil|vurgulan|ifade\s+edil|öngörül|hükme\s+bağlan|hükmedil)/u
