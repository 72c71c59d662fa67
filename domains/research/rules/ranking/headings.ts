/**
 * Statutes print a heading such as "B. Kısıtlama › I. Akıl hastalığı" only where a section begins. Here every article
 * gets all headings above it, and text that a source has put among the headings is moved back.
 */
import { headingParts } from '../imprint.ts'

export type ArticleSource = { no: string; heading?: string | null; text: string }

/**
 * `own`: what is printed above the article; `sections`: the sections that contain it, the outermost first, and `path`
 * the same as one text; `spill`: text found in the next heading.
 */
export type ArticleHeading = { own: string; sections: string[]; path: string; spill: string }

const FREE = 9
const LONGEST_HEADING = 140
const SHORTEST_SENTENCE = 25

/** Headings of the articles of one law, in their order. */
export function headingsOf(articles: readonly ArticleSource[]): ArticleHeading[] {
  const found: ArticleHeading[] = []
  let sections: { level: number; title: string }[] = []
  for (const article of articles) {
    const { kept, spilled } = splitHeading(article.heading ?? '')
    const previous = found.at(-1)
    if (previous && spilled) previous.spill = spilled
    sections = enter(sections, kept)
    const own = kept.at(-1)
    const above = sections.map(({ title }) => title).filter((title) => title !== own)
    found.push({ own: kept.join(' '), sections: above, path: above.join(' '), spill: '' })
  }
  return found
}

function splitHeading(heading: string): { kept: string[]; spilled: string } {
  const parts = headingParts(heading)
  let first = 0
  while (first < parts.length && isText(parts[first] as string)) first++
  return { kept: parts.slice(first), spilled: parts.slice(0, first).join(' ') }
}

/** The last sentence of the previous article, which the source took for a heading. */
function isText(part: string): boolean {
  return part.length > LONGEST_HEADING || (part.length > SHORTEST_SENTENCE && /[.;:]$/.test(part))
}

function enter(sections: { level: number; title: string }[], kept: string[]) {
  const open = [...sections]
  kept.forEach((title, index) => {
    const isLast = index === kept.length - 1
    const printed = levelOf(title)
    const level = printed === FREE && !isLast ? 1 : printed
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop()
    if (level < FREE) open.push({ level, title })
  })
  return open
}

/** 0 for a chapter in capitals, 2 to 5 for "A.", "I.", "1." and "a.", 9 for a heading without a mark. */
function levelOf(title: string): number {
  if (/^[IVX]{1,5}\s?[-.)–]/.test(title)) return 3
  if (/^[A-ZÇĞİÖŞÜ]\s?[.)](?:\s|$)/.test(title)) return 2
  if (/^\d{1,2}\s?[-.)–]/.test(title)) return 4
  if (/^[a-zçğıöşü]{1,2}\s?[-.)–]/.test(title)) return 5
  const letters = title.replace(/\P{L}/gu, '')
  return letters.length > 3 && letters === letters.toLocaleUpperCase('tr') ? 0 : FREE
}

const definitionHeading = /(?:^|[\s›])tan[ıi]m/iu
const definedTerm = /(?:^|\n|\))\s*(?:[a-zçğıöşü]{1,3}|\d{1,2})\)\s*([^:;\n]{2,80}?)\s*[:;]/gu

/** The terms that an article of definitions defines ("a) Şüpheli: …"), joined by spaces; empty for other articles. */
export function definedTerms(heading: string, text: string): string {
  if (!definitionHeading.test(heading.toLocaleLowerCase('tr'))) return ''
  return [...text.matchAll(definedTerm)].map((match) => match[1]).join(' ')
}
