/** Reranks the best candidates: by words that are adjacent, and by laws that many of them share. */
import { BREAK, type InvertedIndex } from './inverted-index.ts'
import { weights } from './weights.ts'

export type Scored = { article: number; score: number; matched: number }

type Pair = { first: number; second: number; worth: number }

/** Raises the score of articles in which adjacent words of the question are adjacent, or one word apart. */
export function adjacencyScores(
  scored: Scored[],
  sequence: readonly string[],
  index: InvertedIndex,
  whole: number,
): void {
  const pairs = pairsOf(sequence, index)
  if (pairs.length === 0 || whole === 0) return
  for (const candidate of scored) {
    const terms = index.sequences[candidate.article] as Int32Array
    const sum = pairs.reduce((total, pair) => total + nearest(terms, pair) * pair.worth, 0)
    candidate.score *= 1 + (weights.adjacency * sum) / whole
  }
}

function pairsOf(sequence: readonly string[], index: InvertedIndex): Pair[] {
  const pairs = new Map<string, Pair>()
  for (let i = 0; i + 1 < sequence.length && pairs.size < 32; i++) {
    const [one = '', other = ''] = [sequence[i], sequence[i + 1]]
    const first = index.termId(one)
    const second = index.termId(other)
    if (first === undefined || second === undefined) continue
    const commoner = Math.max(index.documentFrequency(one), index.documentFrequency(other))
    pairs.set(`${one} ${other}`, { first, second, worth: index.rarity(commoner) })
  }
  return [...pairs.values()]
}

/** 1 if the pair is adjacent, one half with one word between, else 0. */
function nearest(terms: Int32Array, { first, second }: Pair): number {
  let best = 0
  for (let at = terms.indexOf(first); at >= 0; at = terms.indexOf(first, at + 1)) {
    if (terms[at + 1] === second) return 1
    if (terms[at + 2] === second && terms[at + 1] !== BREAK) best = 0.5
  }
  return best
}

const VOTERS = 100

/** Raises the score of articles whose law has many of the best candidates. */
export function lawAgreement(scored: Scored[], lawOf: (article: number) => number): void {
  const top = scored.reduce((best, { score }) => Math.max(best, score), 0)
  if (top === 0) return
  const votes = new Map<number, number>()
  const voters = [...scored].sort((a, b) => b.score - a.score).slice(0, VOTERS)
  for (const { article, score } of voters)
    votes.set(lawOf(article), (votes.get(lawOf(article)) ?? 0) + (score / top) ** 3)
  const most = Math.max(...votes.values())
  for (const candidate of scored)
    candidate.score *= 1 + (weights.lawAgreement * (votes.get(lawOf(candidate.article)) ?? 0)) / most
}
