/** Orders passages by words and by meaning together: by the ranks of both, because their scores cannot be compared. */
import { fuse } from '@mizan/research/rules/passages/fusion'
import type { Passage } from './passage.ts'

/** Words and citations decide; meaning helps where the law uses other words than the question. */
const MEANING = 0.6

/**
 * The passages in their new order, each kind for itself.
 * @param vectors of the passages, in their order; without one for each, the order stays
 */
export function orderByVectors(
  passages: readonly Passage[],
  question: readonly number[],
  vectors: readonly (readonly number[])[],
): Passage[] {
  const isComplete =
    vectors.length === passages.length && vectors.every(({ length }) => length === question.length)
  if (!isComplete) return [...passages]
  const alike = new Map(passages.map(({ id }, at) => [id, cosine(question, vectors[at] ?? [])]))
  const kinds = Map.groupBy(passages, ({ source }) => `${source.country} ${source.kind}`)
  return [...kinds.values()].flatMap((group) => fusedByMeaning(group, alike))
}

function fusedByMeaning(group: readonly Passage[], alike: ReadonlyMap<string, number>): Passage[] {
  const byId = new Map(group.map((passage) => [passage.id, passage]))
  const byWords = group.map(({ id }) => id)
  const byMeaning = byWords.toSorted((a, b) => (alike.get(b) ?? 0) - (alike.get(a) ?? 0))
  const lists = [
    { ids: byWords, weight: 1 },
    { ids: byMeaning, weight: MEANING },
  ]
  return fuse(lists).flatMap(({ id, score }) => {
    const passage = byId.get(id)
    return passage ? { ...passage, score } : []
  })
}

function cosine(one: readonly number[], other: readonly number[]): number {
  let [product, ofOne, ofOther] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const [a = 0, b = 0] = [one[at], other[at]]
    product += a * b
    ofOne += a * a
    ofOther += b * b
  }
  return ofOne > 0 && ofOther > 0 ? product / Math.sqrt(ofOne * ofOther) : 0
}
