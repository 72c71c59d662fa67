/** Laws and articles that a question names and the archive does not have: another law does not answer for them. */
import { extractCitations } from '@mizan/research/rules/citations'
import { articleMark, isNumbered, lawCitation } from '@mizan/research/rules/law-citation'
import { findLaw } from '@mizan/research/rules/laws'
import { repealedLaw, successorsOf } from '@mizan/research/rules/repealed-laws'
import type { SearchCountry } from '@mizan/research/schemas'
import type { Passage } from '../passage.ts'
import type { KnownLaws } from '../verify/check-cited.ts'
import type { AskedQuestion } from './question.ts'

export interface NotHeld {
  country: SearchCountry
  lawNumber: string
  /** Null if the whole law is missing. */
  articleNo: string | null
}

export interface NotHeldTexts {
  named: NotHeld[]
  /** The question names only laws that are missing. */
  isAll: boolean
}

export function notHeldTexts({ articles, laws }: AskedQuestion, known: KnownLaws): NotHeldTexts {
  const all = [...articles, ...laws.map((one) => ({ ...one, articleNo: null }))]
  const isHeld = ({ country, lawNumber, articleNo }: NotHeld) =>
    known.hasLaw(country, lawNumber) &&
    (articleNo === null || hasArticle(known, country, lawNumber, articleNo))
  const named = all.filter((one) => !isHeld(one))
  const isAll = all.length > 0 && named.length === all.length
  return {
    named: named.filter((one, at) => named.findIndex((other) => nameOf(other) === nameOf(one)) === at),
    isAll,
  }
}

/** "68/a" may be a point of article 68. */
const hasArticle = (
  known: KnownLaws,
  country: SearchCountry,
  lawNumber: string,
  articleNo: string,
): boolean =>
  [articleNo, articleNo.replace(/\/.*$/, '')].some((no) => known.hasArticle(country, lawNumber, no))

/** Only a decision that cites that law, or that article, is about it. */
export const speaksOf = ({ source, text }: Passage, named: readonly NotHeld[]): boolean =>
  source.kind === 'decision' &&
  extractCitations(text, source.country ?? 'turkey').some(
    (one) =>
      one.kind !== 'decision' &&
      named.some(
        ({ country, lawNumber, articleNo }) =>
          one.country === country &&
          one.lawNumber === lawNumber &&
          (articleNo === null || one.kind === 'law' || one.articleNo === articleNo),
      ),
  )

/** Writes "5549 sayılı Suç Gelirlerinin Aklanmasının Önlenmesi Hakkında Kanun m. 4". */
export function nameOf({ country, lawNumber, articleNo }: NotHeld): string {
  const repealed = country === 'turkey' ? repealedLaw(lawNumber) : undefined
  const title = findLaw(lawNumber, country)?.names[0] ?? repealed?.name
  const law = title ? lawCitation({ lawNumber, title }) : untitled(country, lawNumber)
  const named = articleNo === null ? law : `${law} ${articleMark(articleNo)}`
  return repealed ? `${named} (mülga; ${inForce(lawNumber, articleNo, repealed.successor)})` : named
}

/** The law that replaced a repealed one, and the article if that is certain. */
function inForce(lawNumber: string, articleNo: string | null, successor: string): string {
  const [next] = articleNo === null ? [] : successorsOf(lawNumber, articleNo)
  return `yerine ${nameOf({ country: 'turkey', lawNumber: next?.lawNumber ?? successor, articleNo: next?.articleNo ?? null })}`
}

const untitled = (country: SearchCountry, lawNumber: string): string =>
  isNumbered(lawNumber) ? `${lawNumber} sayılı ${country === 'kktc' ? 'Yasa' : 'Kanun'}` : lawNumber
