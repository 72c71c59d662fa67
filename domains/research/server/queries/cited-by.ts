/** The decisions that cite a decision or an article. */
import { AppError } from '@mizan/platform/contract'
import { fileNumber } from '../../rules/filters.ts'
import type { DecisionSummary, SearchCountry } from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { type CitingTotal, listCitingArticle, listCitingDecision, type Page } from '../store/citing.ts'
import { findArticle, findDecision, findLaw, lookUp } from '../store/reading.ts'
import { presentHeads } from './present.ts'

interface DecisionList extends Page, CitingTotal {
  items: DecisionSummary[]
}

export async function decisionsCiting(
  { unscoped: db }: TextCall,
  { caseId: id, country, ...page }: Page & { caseId: string; country: SearchCountry },
): Promise<DecisionList> {
  const target = await findDecision(db, id, country)
  if (!target) throw new AppError('decision.not_found')
  const { items, ...total } = await listCitingDecision(db, target, page)
  return { items: await presentHeads(db, items), ...total, ...page }
}

export async function decisionsCitingArticle(
  { unscoped: db }: TextCall,
  { chunkId, ...page }: Page & { chunkId: string },
): Promise<DecisionList> {
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

interface AskedNumbers {
  mainCaseNumber?: string | undefined
  decisionNumber?: string | undefined
}

/** Decisions by their numbers, in the form of the specification's calls. */
export async function decisionsByNumbers(
  { unscoped: db }: TextCall,
  { mainCaseNumber: caseNumber, decisionNumber }: AskedNumbers,
): Promise<DecisionSummary[]> {
  if (!caseNumber && !decisionNumber) throw new AppError('decision.lookup_incomplete')
  const read = (number: string | undefined) => (number ? fileNumber(number, 'turkey') : undefined)
  return presentHeads(db, await lookUp(db, read(caseNumber), read(decisionNumber)))
}
