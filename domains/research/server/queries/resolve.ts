/** Finds the targets of citations in the corpus. */
import { articleSpellings } from '../../rules/article-spellings.ts'
import { findLaw as findKnownLaw } from '../../rules/laws.ts'
import { repealOf } from '../../rules/repealed-article.ts'
import { repealedLaw } from '../../rules/repealed-laws.ts'
import type { LawReference, SearchCountry } from '../../schemas.ts'
import { type DecisionHead, listArticlePlaces, listByNumbers, listLawsByNumber } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { CitationsTable, LawsTable } from '../tables.ts'
import { isCitedByNumber } from './names.ts'

/** `lettered`: the article to prefer if the law has it, "107/a" instead of article 107. */
export type LawCitation = Pick<CitationsTable, 'country' | 'law_number' | 'article_no'> & {
  lettered?: string | undefined
}

const lowerCase = (articleNo: string) => articleNo.toLocaleLowerCase('tr')
/** Laws write the letter of an article small or capital, and citing texts may differ. */
const spellingsOf = ({ article_no, lettered }: LawCitation): string[] =>
  [...(lettered ? articleSpellings(lettered) : []), article_no].filter((name) => typeof name === 'string')

/** Answers for any of the given citations, after one round of queries. */
export interface Resolver {
  law: (citation: LawCitation) => LawReference
}

const keyOf = (country: SearchCountry, number: string) => `${country}/${number}`

export async function resolveLaws(db: Db, citations: LawCitation[]): Promise<Resolver> {
  const laws = new Map<string, LawsTable>()
  for (const country of ['turkey', 'kktc'] as const) {
    const numbers = new Set(
      citations.flatMap((one) => (one.country === country && one.law_number ? [one.law_number] : [])),
    )
    for (const law of (await listLawsByNumber(db, country, [...numbers])).filter(isCitedByNumber)) {
      const key = keyOf(country, law.law_number)
      if (!laws.has(key)) laws.set(key, law)
    }
  }
  const articles = new Map<string, { id: string; beginning: string }>()
  const wanted = new Set(citations.flatMap(spellingsOf))
  for (const place of await listArticlePlaces(
    db,
    [...laws.values()].map((law) => law.id),
    [...wanted],
  )) {
    const key = `${place.law_id}#${lowerCase(place.article_no)}`
    if (!articles.has(key)) articles.set(key, place)
  }
  return {
    law: (citation) => {
      const { country, law_number, article_no } = citation
      const law = laws.get(keyOf(country, law_number ?? ''))
      const [place] = spellingsOf(citation).flatMap(
        (name) => articles.get(`${law?.id}#${lowerCase(name)}`) ?? [],
      )
      return {
        country,
        lawNumber: law_number ?? '',
        articleNo: article_no,
        lawTitle: law?.title ?? titleOf(country, law_number ?? '') ?? null,
        lawId: law?.id ?? null,
        chunkId: place?.id ?? null,
        repeal: place ? repealOf(place.beginning) : null,
      }
    },
  }
}

/** Whether the corpus has the law, but the law has no such article: a slip of the text, which is no link. */
export const lacksArticle = ({ lawId, articleNo, chunkId }: LawReference): boolean =>
  lawId !== null && articleNo !== null && chunkId === null

/** The name of a law that the corpus does not have. */
const titleOf = (country: SearchCountry, number: string): string | undefined =>
  (country === 'turkey' ? repealedLaw(number)?.name : undefined) ?? findKnownLaw(number, country)?.names[0]

type DecisionCitation = Pick<
  CitationsTable,
  'country' | 'court' | 'chamber' | 'case_number' | 'decision_number'
>

/** Whether a citation means a decision; the citation graph in store/citing.ts uses the same rule. */
function means(citation: DecisionCitation, decision: DecisionHead): boolean {
  const { country, court, chamber, case_number: caseNumber, decision_number: decisionNumber } = citation
  if (country !== decision.country || court !== decision.court) return false
  if (chamber !== decision.chamber && (chamber !== null || court !== 'Anayasa Mahkemesi')) return false
  if (caseNumber !== null && caseNumber !== decision.case_number) return false
  if (decisionNumber !== null && decisionNumber !== decision.decision_number) return false
  return caseNumber !== null || decisionNumber !== null
}

export async function resolveDecisions(
  db: Db,
  citations: DecisionCitation[],
): Promise<(citation: DecisionCitation) => DecisionHead | undefined> {
  const linkable = citations.filter((one) => one.court !== null)
  const candidates = await listByNumbers(
    db,
    linkable.map((one) => ({ caseNumber: one.case_number, decisionNumber: one.decision_number })),
    [...new Set(linkable.flatMap((one) => one.court ?? []))],
  )
  return (citation) => {
    const found = candidates.filter((decision) => means(citation, decision))
    // If two decisions fit the citation, no link is better than a wrong one.
    return found.length === 1 ? found[0] : undefined
  }
}
