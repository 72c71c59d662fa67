/** The text of the corpus that a query names. */

import { articleSpellings } from '../../rules/article-spellings.ts'
import type { Lookup } from '../../rules/citation-query.ts'
import { articleMark } from '../../rules/law-citation.ts'
import { shownCode } from '../../rules/law-table.ts'
import { findLaw as findKnownLaw } from '../../rules/laws.ts'
import type { DirectTarget, SearchCountry } from '../../schemas.ts'
import { type DecisionHead, listArticlePlaces, listByNumbers, listLawsByNumber } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { isCitedByNumber } from './names.ts'
import { citationOf } from './present.ts'

export async function directTarget(
  db: Db,
  lookup: Lookup | null,
  country: SearchCountry,
): Promise<DirectTarget | null> {
  if (!lookup) return null
  const place = countryOf(lookup, country)
  return lookup.kind === 'decision' ? decisionTarget(db, lookup, place) : lawTarget(db, lookup, place)
}

/** "Fasıl 154" is a law of Northern Cyprus, whichever country is searched. */
export const countryOf = (lookup: Lookup, asked: SearchCountry): SearchCountry => lookup.country ?? asked

export async function lawTarget(
  db: Db,
  lookup: Extract<Lookup, { kind: 'law' | 'article' }>,
  country: SearchCountry,
): Promise<DirectTarget | null> {
  const [law] = (await listLawsByNumber(db, country, [lookup.lawNumber])).filter(isCitedByNumber)
  if (!law) return null
  const name = shownCode(findKnownLaw(lookup.lawNumber, country)?.codes[0]) ?? law.law_number
  const lawOnly = { kind: 'law', id: law.id, country, label: law.title, lawId: law.id } as const
  if (lookup.kind === 'law') return lawOnly
  const names = articleNames(lookup)
  const places = await listArticlePlaces(db, [law.id], names)
  const article = names.flatMap((no) => places.find((place) => place.article_no === no) ?? [])[0]
  return article
    ? {
        kind: 'article',
        id: article.id,
        country,
        label: `${name} ${articleMark(article.article_no)}`,
        lawId: law.id,
      }
    : lawOnly
}

/** The possible numbers of an article, the likeliest first: "68/a" may be an article of its own or a clause of 68. */
function articleNames({ articleNo, lettered }: Extract<Lookup, { kind: 'article' }>): string[] {
  return lettered ? [...articleSpellings(lettered), articleNo] : [articleNo]
}

export type DecisionLookup = Extract<Lookup, { kind: 'decision' }>

/** A bare number may be the case's or the decision's; it is a direct hit only if exactly one decision has it. */
async function decisionTarget(
  db: Db,
  lookup: DecisionLookup,
  country: SearchCountry,
): Promise<DirectTarget | null> {
  const [only, ...more] = await decisionTargets(db, lookup, country)
  return only && more.length === 0 ? only : null
}

/** All decisions that have the numbers, and the court and date as far as they are named. */
export async function decisionTargets(
  db: Db,
  lookup: DecisionLookup,
  country: SearchCountry,
): Promise<DirectTarget[]> {
  const { caseNumber = null, decisionNumber = null, number = null } = lookup
  const asked = [{ caseNumber: caseNumber ?? number, decisionNumber: decisionNumber ?? number }]
  const found = (await listByNumbers(db, asked)).filter(
    (head) => head.country === country && fits(head, lookup),
  )
  return found.map((head) => ({
    kind: 'decision',
    id: head.id,
    country,
    label: citationOf(head),
    lawId: null,
  }))
}

function fits(
  head: DecisionHead,
  { caseNumber, decisionNumber, number, court, chamber, date }: DecisionLookup,
): boolean {
  return (
    (!caseNumber || caseNumber === head.case_number) &&
    (!decisionNumber || decisionNumber === head.decision_number) &&
    (!number || number === head.case_number || number === head.decision_number) &&
    (!court || court === head.court) &&
    (!chamber || chamber === head.chamber) &&
    (!date || !head.decision_date || date === head.decision_date)
  )
}
