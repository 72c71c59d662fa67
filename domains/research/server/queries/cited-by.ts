/** The decisions that cite a decision or an article. */
import { AppError } from '@mizan/platform/contract'
import { fileNumber } from '../../rules/filters.ts'
import type { DecisionSummary, SearchCountry } from '../../schemas.ts'
import { type CitingTotal, listCitingArticle, listCitingDecision, type Page } from '../store/citing.ts'
import { findArticle, findDecision, findLaw, lookUp } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { presentHeads } from './present.ts'

interface DecisionList extends Page, CitingTotal {
  items: DecisionSummary[]
}

export async function decisionsCiting(
  db: Db,
  id: string,
  country: SearchCountry,
  page: Page,
): Promise<DecisionList> {
  const target = await findDecision(db, id, country)
  if (!target) throw new AppError('decision.not_found')
  const { items, ...total } = await listCitingDecision(db, target, page)
  return { items: await presentHeads(db, items), ...total, ...page }
}

export async function decisionsCitingArticle(db: Db, chunkId: string, page: Page): Promise<DecisionList> {
  const article = await findArticle(db, chunkId)
  const law = article && (await findLaw(db, article.law_id))
  if (!law) throw new AppError('article.not_found')
  const { items, ...total } = await listCitingArticle(
    db,
    law.country,
    law.law_number,
    article.article_no,
    page,
  )
  return { items: await presentHeads(db, items), ...total, ...page }
}

/** Decisions by their numbers as the calls of the specification name them. */
export async function decisionsByNumbers(
  db: Db,
  caseNumber: string | undefined,
  decisionNumber: string | undefined,
): Promise<DecisionSummary[]> {
  if (!caseNumber && !decisionNumber) throw new AppError('decision.lookup_incomplete')
  const read = (number: string | undefined) => (number ? fileNumber(number, 'TR') : undefined)
  return presentHeads(db, await lookUp(db, read(caseNumber), read(decisionNumber)))
}
