/** Converts rows of the database into the shapes of the contract. */

import { formatCitation } from '../../rules/citation-format.ts'
import { courtBadge } from '../../rules/courts.ts'
import { isCut } from '../../rules/ending.ts'
import { shownCode } from '../../rules/law-table.ts'
import { headlineOf } from '../../rules/naming/headline.ts'
import { repealOf } from '../../rules/repealed-article.ts'
import { knownLawOf } from '../../rules/repealed-laws.ts'
import { webAddress } from '../../rules/web-address.ts'
import type { ArticleSummary, DecisionSummary, LawReference, LawSummary } from '../../schemas.ts'
import { type DecisionHead, type ListedDecision, listCitedLaws } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { LawArticlesTable, LawsTable } from '../tables.ts'
import { lacksArticle, resolveLaws } from './resolve.ts'

const shownLaws = 8

export function citationOf(head: DecisionHead): string {
  return formatCitation({
    country: head.country,
    court: head.court,
    chamber: head.chamber,
    caseNumber: head.case_number,
    decisionNumber: head.decision_number,
    decisionDate: head.decision_date,
  })
}

/** `text`: the whole text, or its ending. */
export const presentHead = (
  head: DecisionHead,
  relatedLaws: LawReference[],
  text: string,
): DecisionSummary => ({
  id: head.id,
  country: head.country,
  court: head.court,
  chamber: head.chamber,
  caseNumber: head.case_number,
  decisionNumber: head.decision_number,
  decisionDate: head.decision_date,
  decisionYear: head.decision_date ? Number(head.decision_date.slice(0, 4)) : head.decision_year,
  subject: head.claim ?? head.subject,
  headline: headlineOf(head.claim ?? head.subject, head.outcome),
  outcome: head.outcome,
  relatedLaws,
  citation: citationOf(head),
  badge: courtBadge(head.court, head.chamber ?? undefined, head.country),
  truncated: isCut(text, head.truncated),
  sample: head.sample,
})

/** Summaries with the laws that each decision cites most. */
export async function presentHeads(
  db: Db,
  heads: ListedDecision[],
  lawsEach = shownLaws,
): Promise<DecisionSummary[]> {
  const docs = heads.map((head) => head.doc)
  const lawsOf = await relatedLaws(db, docs, lawsEach)
  return heads.map((head) => presentHead(head, lawsOf(head.doc), head.ending))
}

/** The laws that each of the decisions cites most. */
export async function relatedLaws(
  db: Db,
  docs: number[],
  each = shownLaws,
): Promise<(doc: number) => LawReference[]> {
  const cited = await listCitedLaws(db, docs, each)
  const resolver = await resolveLaws(db, cited)
  const laws = Map.groupBy(cited, (one) => one.doc)
  return (doc) => (laws.get(doc) ?? []).map(resolver.law).filter((law) => !lacksArticle(law))
}

export const presentLaw = (law: LawsTable): LawSummary => ({
  id: law.id,
  country: law.country,
  lawNumber: law.law_number,
  title: law.title,
  kind: law.kind,
  acceptedOn: law.accepted_on,
  publishedOn: law.published_on,
  gazetteNumber: law.gazette_number,
  sourceUrl: webAddress(law.source_url),
  source: law.source,
  articleCount: law.article_count,
  abbreviation:
    shownCode(knownLawOf({ lawNumber: law.law_number, title: law.title }, law.country)?.codes[0]) ?? null,
  summary: law.summary,
  sample: law.sample,
})

export const presentArticle = (article: LawArticlesTable): ArticleSummary => ({
  id: article.id,
  articleNo: article.article_no,
  heading: article.heading,
  appendix: article.appendix,
  repeal: repealOf(article.text),
})
