/**
 * Some sources cut a printed statute so that an article contains the next one: after its text stand the heading of the
 * next, "MADDE 132- (1)", and its text. Such an article is taken out if the law lacks its number.
 */
import type { CutArticle } from './spilled-text.ts'

const opening = /(?:^|\n)[ \t]*([^\n]*?)[ \t]*(?:MADDE|Madde)[ \t]+(\d{1,4})[ \t]*[-–—][ \t]*/gu
/** A heading has no full stop at its end, and is short. */
const LONGEST_HEADING = 160
/** How far the numbers of neighbours may be apart. */
const NEXT = 2

/** The articles of one law in their order, with those that others contained. */
export function withSwallowedArticles<T extends CutArticle>(articles: readonly T[]): T[] {
  const known = new Set(articles.map(({ no }) => no))
  return articles.flatMap((article) => split(article, known))
}

function split<T extends CutArticle>(article: T, known: Set<string>): T[] {
  if (article.appendix || !/^\d+$/.test(article.no)) return [article]
  const found = firstSwallowed(article, known)
  if (!found) return [article]
  const { start, end, no, heading } = found
  known.add(no)
  const own = { ...article, text: article.text.slice(0, start).trimEnd() }
  const next = {
    ...article,
    no,
    heading: heading ? [heading] : [],
    text: article.text.slice(end).trimStart(),
  }
  return [own, ...split(next, known)]
}

function firstSwallowed({ no, text }: CutArticle, known: ReadonlySet<string>) {
  for (const match of text.matchAll(opening)) {
    const [whole, line = '', number = ''] = match
    const distance = Number(number) - Number(no)
    const isHeading = line.length <= LONGEST_HEADING && !/[.;:,]$/.test(line)
    if (known.has(number) || distance < 1 || distance > NEXT || !isHeading) continue
    return { start: match.index, end: match.index + whole.length, no: number, heading: line.trim() }
  }
  return undefined
}
