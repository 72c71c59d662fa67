/**
 * The parts and chapters of a law, as far as its headings show them: a printed law puts the name of a new part above
 * the heading of its first article. If none are known, a long list is split into ranges.
 */

import { properTitle } from '../../../rules/law-titles.ts'
import type { ArticleSummary } from '../../../schemas.ts'
import { headingParts } from './articles.ts'

export interface Section {
  /** Names of the part, the wider ones first; none for a plain range. */
  names: string[]
  /** Index of the first article, and the index after the last. */
  from: number
  to: number
}

/** "A. Sorumluluk", "II. Kapsam", "1. Genel olarak", "b) Unsurları": numbered headings within a part. */
const isNumbered = (text: string) => /^(?:\p{L}|[IVXLC]+|\d+)\s?[.)–-]/u.test(text)

/** Names contain neither of these; text that does is a remark on the law, such as the date of an amendment. */
const hasFacts = (text: string) => /[:\d]/.test(text)

const longestName = 140

const namesAbove = (heading: string | null) =>
  headingParts(heading)
    .above.filter((text) => !isNumbered(text) && !hasFacts(text) && text.length <= longestName)
    .map(properTitle)
    .filter((name, at, all) => !isSame([name], all.slice(at - 1, at)))

const isSame = (names: readonly string[], others: readonly string[]) =>
  names.length === others.length &&
  names.every((name, at) => name.toLocaleLowerCase('tr') === others[at]?.toLocaleLowerCase('tr'))

/** A list up to this length needs no sections. */
const shortList = 40
const rangeSize = 25

function rangesOf(count: number): Section[] {
  return Array.from({ length: Math.ceil(count / rangeSize) }, (_, index) => ({
    names: [],
    from: index * rangeSize,
    to: Math.min(count, (index + 1) * rangeSize),
  }))
}

/** Sections in reading order that cover all articles; none if the list needs no division. */
export function sectionsOf(articles: readonly Pick<ArticleSummary, 'heading'>[]): Section[] {
  const sections: Section[] = []
  for (const [index, { heading }] of articles.entries()) {
    const names = namesAbove(heading)
    const last = sections.at(-1)
    // Some laws repeat the name of the part above each of its articles.
    if ((names.length > 0 && !isSame(names, last?.names ?? [])) || !last)
      sections.push({ names, from: index, to: index + 1 })
    else last.to = index + 1
  }
  if (sections.length > 1) return sections
  return articles.length > shortList ? rangesOf(articles.length) : []
}
