/** The citations of a decision as rows of the graph: those in its text, then those that only its source lists. */
import { type Citation, extractCitations } from '../../rules/citations.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { CitationsTable } from '../tables.ts'

type CitationRow = Omit<CitationsTable, 'doc' | 'ordinal'>

const countryOf = (country: 'TR' | 'KKTC'): SearchCountry => (country === 'TR' ? 'turkey' : 'kktc')
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
  const country = countryOf(citation.country)
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

export function citationsIn(
  text: string,
  country: SearchCountry,
  listed: { lawNumber: string; articleNo?: string | undefined }[],
): CitationRow[] {
  const inText = extractCitations(text, country === 'turkey' ? 'TR' : 'KKTC').map(rowOf)
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
