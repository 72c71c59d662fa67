/**
 * When a source cuts a printed statute into articles, it often takes the last line of an article for part of the next
 * heading: item 4 of a list, "Bu Kanunun uygulanmasına … yönetmelikle düzenlenir.", the end of a remark in brackets.
 * Here such lines are moved back to the article where they were printed.
 */
export interface CutArticle {
  no: string
  /** Parts of the heading, the outermost first. */
  heading: string[]
  text: string
  appendix: boolean
}

/** The articles of one law in their order, each with the end of its text and without that of the previous one. */
export function withoutSpilledText<T extends CutArticle>(articles: readonly T[]): T[] {
  const mended = articles.map((article) => ({ ...article }))
  mended.forEach((article, at) => {
    const before = mended[at - 1]
    if (!before || before.appendix !== article.appendix || !follows(article.no, before.no)) return
    const count = spilledParts(article.heading, before.text)
    if (count === 0) return
    const spilled = article.heading.slice(0, count)
    before.text = spilled.reduce(continued, before.text)
    article.heading = article.heading.slice(count)
  })
  return mended
}

const footnote = /(?<=[.”"’)])\s?\d{1,3}$/
const goesOn = /^[\p{Ll},;)”’]/u
const listMark = /^(?:\d{1,2}|[a-zçğıöşü]{1,2})\s?[.)–-]/u
/** "(3)" or "f)" at the end, whose text is missing. */
const bareMark = /(?:^|\n)\(?(?:\d{1,2}|[a-zçğıöşü])[.)]\s*$/
const isEnded = /[.:;?!…)”"’]$/

function continued(text: string, part: string): string {
  const line = part.replace(footnote, '')
  const isOpen = openBrackets(text) > 0 || bareMark.test(text)
  const isSame = isOpen || (!listMark.test(line) && (goesOn.test(line) || !isEnded.test(text.trimEnd())))
  return `${text.trimEnd()}${isSame ? ' ' : '\n\n'}${line}`
}

const numbered = /^(\D*?)\s*(\d+)\s*(?:\/\s*(.+))?$/

/**
 * Whether one article is printed directly after the other. If numbers are missing between them, a line may be all
 * that is left of a missing one.
 */
function follows(no: string, before: string): boolean {
  const [, kind, number, letter] = numbered.exec(no) ?? []
  const [, kindBefore, numberBefore, letterBefore] = numbered.exec(before) ?? []
  if (number === undefined || numberBefore === undefined) return false
  if (kind !== kindBefore) return Number(number) === 1 || number === numberBefore
  if (number === numberBefore) return letter !== undefined && letter !== letterBefore
  return Number(number) === Number(numberBefore) + 1 && letter === undefined
}

/**
 * How many of the first parts belong to the previous article: all up to its last sentence, after which the heading
 * begins.
 */
function spilledParts(parts: readonly string[], before: string): number {
  const sentences = parts.findLastIndex(isSentence) + 1
  const item = bareMark.test(before) && /\p{L}.*\.$/u.test((parts[0] ?? '').replace(footnote, '')) ? 1 : 0
  return Math.max(sentences, item, closingPart(parts, before))
}

const openBrackets = (text: string): number => {
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return last.split('(').length - last.split(')').length
}

/** How many parts it takes to close a bracket that the previous text left open; 0 if none is open or none closes it. */
function closingPart(parts: readonly string[], before: string): number {
  let open = openBrackets(before)
  if (open <= 0) return 0
  for (const [at, part] of parts.entries()) {
    open += openBrackets(part)
    if (open <= 0) return /\)$/.test(part.replace(footnote, '')) ? at + 1 : 0
  }
  return 0
}

const shortest = 25
/** "… düzenlenir.", "… olamaz.", "… kaldırılmıştır.", "… yetkilidirler.", "… karar vermek." */
const predicate = /(?:[ae]r|[ıiuü]r|m[ae]z|l[ae]r|m[ae]k|[dt][ıiuü])[”"’]?$/u
/** "(Son fıkra mülga: …)": a remark on a paragraph of the previous article. */
const remark = /^\(\s?[^()]*(?:fıkra|bent|cümle)[^()]*(?:mülga|iptal|ek|değişik)[^()]*\)$/iu
/** Text that an article inserts into another law, or an oath that it prescribes. */
const quotation = /^[“"].*\.[”"]$/su
const remarkBehind = /\s*\([^()]*\)$/

function isSentence(part: string): boolean {
  const line = part.replace(footnote, '')
  if (remark.test(line) || quotation.test(line)) return true
  const bare = line.replace(remarkBehind, '')
  if (line.length <= shortest || !/\.[”"’]?$/.test(bare)) return false
  const end = bare.replace(/[\s.]+$/, '')
  return predicate.test(end) || listMark.test(bare) || /^\p{Ll}/u.test(bare)
}
