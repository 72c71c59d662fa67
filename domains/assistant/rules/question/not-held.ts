/** Laws and articles that a question names and the archive does not have: another law does not answer for them. */
import { extractCitations } from '@mizan/research/rules/citations'
import { articleMark, isNumbered, lawCitation } from '@mizan/research/rules/law-citation'
import { findLaw } from '@mizan/research/rules/laws'
import type { SearchCountry } from '@mizan/research/schemas'
import type { Passage } from '../passage.ts'
import type { Known } from '../verify/cited.ts'
import type { AskedQuestion } from './question.ts'

export interface NotHeld {
  country: SearchCountry
  lawNumber: string
  /** Null where the whole law is not held. */
  articleNo: string | null
}

export interface NotHeldTexts {
  named: NotHeld[]
  /** The question names no law that is held. */
  isAll: boolean
}

export function notHeldTexts({ articles, laws }: AskedQuestion, known: Known): NotHeldTexts {
  const all = [...articles, ...laws.map((one) => ({ ...one, articleNo: null }))]
  const isHeld = ({ country, lawNumber, articleNo }: NotHeld) =>
    known.hasLaw(country, lawNumber) &&
    (articleNo === null || hasArticle(known, country, lawNumber, articleNo))
  const named = all.filter((one) => !isHeld(one))
  const isAll = all.length > 0 && all.every(({ country, lawNumber }) => !known.hasLaw(country, lawNumber))
  return {
    named: named.filter((one, at) => named.findIndex((other) => nameOf(other) === nameOf(one)) === at),
    isAll,
  }
}

/** "68/a" may be a point of article 68. */
const hasArticle = (known: Known, country: SearchCountry, lawNumber: string, articleNo: string): boolean =>
  [articleNo, articleNo.replace(/\/.*$/, '')].some((no) => known.hasArticle(country, lawNumber, no))

/** Only a decision that speaks of that law says something about it. */
export const speaksOf = ({ source, text }: Passage, named: readonly NotHeld[]): boolean =>
  source.kind === 'decision' &&
  extractCitations(text, source.country ?? 'turkey').some(
    (one) =>
      one.kind !== 'decision' &&
      named.some(({ country, lawNumber }) => one.country === country && one.lawNumber === lawNumber),
  )

/** "5549 sayılı Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun m. 4" */
export function nameOf({ country, lawNumber, articleNo }: NotHeld): string {
  const title = findLaw(lawNumber, country)?.names[0]
  const law = title ? lawCitation({ lawNumber, title }) : untitled(country, lawNumber)
  return articleNo === null ? law : `${law} ${articleMark(articleNo)}`
}

const untitled = (country: SearchCountry, lawNumber: string): string =>
  isNumbered(lawNumber) ? `${lawNumber} sayılı ${country === 'kktc' ? 'Yasa' : 'Kanun'}` : lawNumber
