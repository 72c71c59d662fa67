/** Reads a citation to its end: articles that no law has, ranges, every named paragraph and point, and days. */
import type { ArticleCitation, Citation } from '@mizan/research/rules/citations'
import { withDay } from './days.ts'
import { type ArticlePlace, type NamedPlaces, placesNamed } from './places.ts'
import { type Sections, sectionsBehind } from './sections.ts'

export interface WholeCitation extends NamedPlaces {
  citation: Citation
  /** For a range its first article that has no citation of its own: "49-76. maddeleri" has 50 with 76. */
  since: number | null
  /** A text in place of the day of a decision that is not a day. */
  badDay: string | null
  /** Paragraphs of a decision. */
  sections: Sections | null
}

const noPlaces: readonly ArticlePlace[] = []

/** An article behind the name of a law: "m. 1985", "'nun 1985. maddesi". */
const articleBehind =
  /^(?:['’]\p{Ll}+)?[\s,]*(?:(?:madde|md|m)\.?\s*(\d{1,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)|(\d{1,4})\.?\s*(?:inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü)?\s*madde\p{Ll}*)/u
/** "HMK 9999", but no year. */
const bareBehind =
  /^\s(?!(?:19|20)\d\d(?!\d))(\d{3,5})(?![\d./-]|\s*(?:yıl|tarih|sayı|TL|gün|ay|E\.|K\.))(?=[\s\p{P}]|$)/u
/** "TBK §49", "TBK art. 49", "TBK m. kırk dokuz": an article that is named in another way. */
const otherwiseBehind = /^[\s.,]*(?:§+\s*\d+|art\.?\s*\d+|(?:md|m)\.\s*\p{Ll}{3,})/u
/** A further article, where a semicolon has ended the list: "; m. 51". */
const anotherBehind = /^\s*;\s*(?:ve\s+)?(?:madde|md|m)\.?\s*(\d{1,4})(?![\d/.]*\d{4})(?=\p{P}|\s|$)/u
const rangeMark = /^\s?[-–—]\s?$|^\s*il[aâ]\s*$/u
const widestRange = 300

export function readWhole(text: string, found: readonly Citation[]): WholeCitation[] {
  const all = found.flatMap((citation) => withOthers(text, withArticle(text, citation)))
  return all.map((citation, at): WholeCitation => {
    const next = all[at + 1]?.start ?? text.length
    const blank = { places: noPlaces, unread: null, since: null, badDay: null, sections: null }
    if (citation.kind === 'decision') {
      const dated = withDay(text, citation)
      const { sections, end } = sectionsBehind(text, dated.citation.end)
      return { ...blank, ...dated, citation: { ...dated.citation, end }, sections }
    }
    if (citation.kind === 'law') {
      const unread = otherwiseBehind.exec(text.slice(citation.end, next))?.[0] ?? null
      return { ...blank, citation: { ...citation, end: citation.end + (unread?.length ?? 0) }, unread }
    }
    const { places, unread, end } = placesNamed(text, citation, next)
    const since = rangeFrom(text, all[at - 1], citation)
    return { ...blank, citation: { ...citation, end }, places, unread, since }
  })
}

function withArticle(text: string, citation: Citation): Citation {
  if (citation.kind !== 'law') return citation
  const isCode = /\p{Lu}{2}$/u.test(text.slice(citation.start, citation.end))
  const rest = text.slice(citation.end, citation.end + 60)
  const behind = articleBehind.exec(rest) ?? (isCode ? bareBehind.exec(rest) : null)
  if (!behind) return citation
  const articleNo = behind[1] ?? behind[2] ?? ''
  return { ...citation, kind: 'article', articleNo, end: citation.end + behind[0].length }
}

function withOthers(text: string, citation: Citation): Citation[] {
  const all = [citation]
  for (let last = citation; last.kind === 'article'; ) {
    const { paragraph: _paragraph, lettered: _lettered, ...law } = last
    const behind = anotherBehind.exec(text.slice(last.end, last.end + 30))
    if (!behind) break
    const end = last.end + behind[0].length
    last = { ...law, articleNo: behind[1] ?? '', start: end - behind[0].replace(/^[\s;]+/, '').length, end }
    all.push(last)
  }
  return all
}

function rangeFrom(text: string, before: Citation | undefined, citation: ArticleCitation): number | null {
  if (before?.kind !== 'article' || before.lawNumber !== citation.lawNumber) return null
  const gap = text.slice(before.end, citation.start)
  const isSaid = /^\s*ile\s*$/u.test(gap) && /^\s*aras[ıi]/u.test(text.slice(citation.end, citation.end + 12))
  const [low, high] = [Number(before.articleNo), Number(citation.articleNo)]
  const isRange = (isSaid || rangeMark.test(gap)) && high - low > 1 && high - low <= widestRange
  return isRange ? low + 1 : null
}
