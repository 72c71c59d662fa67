/** Turns decisions into index batches and counts their words on the way; one for each thread. */
import { type EncodedBatch, encodeBatch } from '@mizan/platform/search'
import { documentOf, type NumberedDecision } from './document.ts'
import { decisionSchema } from './index-schema.ts'
import { spellingsIn } from './spellings.ts'

/** Words are counted in every so many decisions: spelling needs no more, and it costs as much as the analysis. */
const SPELLING_SAMPLE = 16

export interface EncodedDecisions {
  batch: EncodedBatch
  /** Written words of the sampled decisions, with the number of decisions that have them. */
  spellings: Map<string, number>
}

/** `sampleAll` counts the words of every decision, as a small collection needs. */
export function encodeDecisions(
  decisions: readonly NumberedDecision[],
  sampleAll: boolean,
): EncodedDecisions {
  const batch = encodeBatch(decisionSchema, decisions.map(documentOf), ['body'])
  for (const term of batch.terms.keys()) if (term.startsWith('no:')) batch.terms.delete(term)
  return { batch, spellings: countSpellings(decisions, sampleAll) }
}

function countSpellings(decisions: readonly NumberedDecision[], sampleAll: boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { doc, text } of decisions) {
    if (!sampleAll && doc % SPELLING_SAMPLE !== 0) continue
    for (const spelling of spellingsIn(text)) counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  }
  return counts
}
