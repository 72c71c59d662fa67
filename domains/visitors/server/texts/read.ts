/** Reads texts for visitors: laws completely, decisions only as far as a visitor may read. */
import { AppError } from '@mizan/platform/contract'
import type { LawChunk, LawContent, SearchCountry } from '@mizan/research/schemas'
import { DecisionSummary } from '@mizan/research/schemas'
import { readArticle, readDecision, readLaw } from '@mizan/research/server'
import type { VisitorChunk, VisitorDecision } from '../../schemas.ts'
import { onTexts, type VisitorCall } from '../call.ts'
import { beginningOf, shortened } from './shorten.ts'

export const readLawFor = (call: VisitorCall, asked: { lawId: string }): Promise<LawContent> =>
  readLaw(onTexts(call), asked)

export const readArticleFor = (call: VisitorCall, asked: { chunkId: string }): Promise<LawChunk> =>
  readArticle(onTexts(call), asked)

export async function readBeginning(
  call: VisitorCall,
  { caseId: id, country }: { caseId: string; country: SearchCountry },
): Promise<VisitorDecision> {
  const decision = await readDecision(onTexts(call), { id, country })
  return beginningOf(decision)
}

/** `cited`: the places that answers of this conversation cite, which are shown whole as their proof. */
export async function readParagraph(
  call: VisitorCall,
  { chunkId }: { chunkId: string },
  cited: readonly string[],
): Promise<VisitorChunk> {
  const at = chunkId.lastIndexOf('-')
  if (at < 1) throw new AppError('decision.not_found')
  const asked = { id: chunkId.slice(0, at), country: 'turkey' } as const
  const decision = await readDecision(onTexts(call), asked)
  const paragraph = decision.paragraphs.find(({ id }) => id === chunkId)
  if (!paragraph) throw new AppError('decision.not_found')
  const shown = cited.includes(chunkId) ? paragraph : shortened(paragraph)
  return {
    decision: DecisionSummary.parse(decision),
    paragraph: shown,
    isShortened: shown.text.length < paragraph.text.length,
  }
}
