import { decisionAt, type GeneratedDecision } from './decision.ts'
import type { Model } from './model.ts'

export { decisionAt, type GeneratedDecision } from './decision.ts'
export { learnModel, type Model } from './model.ts'

/** Streams decisions `from` (inclusive) to `to` (exclusive) in batches; memory stays flat. */
export function* generateBatches(
  model: Model,
  seed: number,
  from: number,
  to: number,
  size = 1000,
): Generator<GeneratedDecision[]> {
  for (let start = from; start < to; start += size) {
    const end = Math.min(start + size, to)
    yield Array.from({ length: end - start }, (_, offset) => decisionAt(model, seed, start + offset))
  }
}
