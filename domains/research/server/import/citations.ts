/**
 * The citations of a decision as rows of the citation graph: those in its text, then those that only its source
 * lists.
 */

import { type Citation, type CitationContext, extractCitations } from '../../rules/citations.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { CitationsTable } from '../tables.ts'

type CitationRow = Omit<CitationsTable, 'doc' | 'ordinal' | 'decided_on'>

const empty = {
  law_number: null,
  article_no: null,
  court: null,
  chamber: null,
  case_number: null,
  decision_number: null,
}

function rowOf(citation: Citation): CitationRow {
  const place = { start_at: citation.start, end_at: citation.end }
  const { country } = citation
  if (citation.kind === 'decision')
    return {
      ...empty,
      ...place,
      kind: 'decision',
      country,
      court: citation.court ?? null,
      chamber: citation.chamber ?? null,
      case_number: citation.caseNumber ?? null,
      decision_number: citation.decisionNumber ?? null,
    }
  const article = citation.kind === 'article' ? citation.articleNo : null
  return {
    ...empty,
    ...place,
    kind: citation.kind,
    country,
    law_number: citation.lawNumber,
    article_no: article,
  }
}

/** The citing decision: its court, and its date, which distinguishes repealed laws from those in force. */
export interface CitingDecision extends CitationContext {
  court: string
  chamber: string | null
}

/** "Dairemizin 13/05/2015 gün ve 2015/443 Esas…": a court names itself without its number. */
const ownCourt =
  /(?<!\p{L})(?:Daire(?:['’]?miz\p{L}*|['’]?nin|ce)|(?:Genel )?Kurulumuz\p{L}*)(?!\p{L})[^.;]{0,60}$/u
const reach = 90

function withOwnCourt(row: CitationRow, text: string, own: CitingDecision): CitationRow {
  if (row.kind !== 'decision' || row.start_at === null || row.end_at === null) return row
  const firstNumber = text.slice(row.start_at, row.end_at).search(/\d{4}\s*\//)
  const before = row.start_at + Math.max(0, firstNumber)
  // A date between the name and the numbers has full stops of its own.
  const lead = text.slice(Math.max(0, before - reach), before).replace(/(\d)\.(?=\d)/g, '$1/')
  return ownCourt.test(lead) ? { ...row, court: own.court, chamber: own.chamber } : row
}

export function citationsIn(
  text: string,
  country: SearchCountry,
  own: CitingDecision,
  listed: { lawNumber: string; articleNo?: string | undefined }[],
): CitationRow[] {
  const inText = extractCitations(text, country, own).map((one) => withOwnCourt(rowOf(one), text, own))
  const known = new Set(inText.map((one) => `${one.law_number}/${one.article_no ?? ''}`))
  const onlyListed = listed
    .filter(({ lawNumber, articleNo }) => !known.has(`${lawNumber}/${articleNo ?? ''}`))
    .map(
      ({ lawNumber, articleNo }): CitationRow => ({
        ...empty,
        kind: articleNo ? 'article' : 'law',
        country,
        law_number: lawNumber,
        article_no: articleNo ?? null,
        start_at: null,
        end_at: null,
      }),
    )
  return [...inText, ...onlyListed]
}
