/** Generated decisions in the form from which the search index is built. */
import type { DecisionSource } from '../../../domains/research/server/search/index.ts'
import { decisionAt, type GeneratedDecision } from './decision.ts'
import type { Model } from './model.ts'

/** Decision `doc` (from 1) of a generated collection. */
export function sourceAt(model: Model, seed: number, doc: number): DecisionSource {
  return asSource(doc, decisionAt(model, seed, doc - 1))
}

function asSource(doc: number, decision: GeneratedDecision): DecisionSource {
  return {
    doc,
    country: decision.country === 'KKTC' ? 'kktc' : 'turkey',
    court: decision.court,
    chamber: decision.chamber ?? null,
    caseNumber: decision.caseNumber,
    decisionNumber: decision.decisionNumber,
    decisionDate: decision.decisionDate ?? null,
    decisionYear: null,
    caseYear: Number(decision.caseNumber.slice(0, 4)),
    deliveryNumber: null,
    deliveryYear: null,
    subject: decision.subject,
    outcome: null,
    sides: null,
    keywords: [],
    documentId: null,
    externalId: decision.sourceId,
    source: decision.source,
    text: decision.text,
    citedLaws: decision.relatedLaws.map(({ lawNumber, articleNo }) => ({
      lawNumber,
      articleNo: articleNo ?? null,
    })),
  }
}

/** Streams documents 1 to `count` in batches; memory use stays constant. */
export async function* generateSources(
  model: Model,
  seed: number,
  count: number,
  size = 1000,
): AsyncGenerator<DecisionSource[]> {
  for (let start = 1; start <= count; start += size) {
    const length = Math.min(size, count - start + 1)
    yield Array.from({ length }, (_, offset) => sourceAt(model, seed, start + offset))
  }
}
