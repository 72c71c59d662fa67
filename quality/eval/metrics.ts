/** Measures a ranking against the known right answers. */

/**
 * For one question: right at the first place, right among the first ten, and how early and how completely among the
 * first ten.
 */
export type Scores = { hit1: number; hit10: number; mrr10: number; ndcg10: number }

const DEPTH = 10

/** `right` says for each place of the ranking whether it is right; `expected` is the number of right answers. */
export function scoresOf(right: readonly boolean[], expected: number): Scores {
  const top = right.slice(0, DEPTH)
  const first = top.indexOf(true)
  const gain = top.reduce((sum, isRight, place) => sum + (isRight ? discount(place) : 0), 0)
  let ideal = 0
  for (let place = 0; place < Math.min(DEPTH, expected); place++) ideal += discount(place)
  return {
    hit1: first === 0 ? 1 : 0,
    hit10: first >= 0 ? 1 : 0,
    mrr10: first >= 0 ? 1 / (first + 1) : 0,
    ndcg10: ideal > 0 ? gain / ideal : 0,
  }
}

function discount(place: number): number {
  return 1 / Math.log2(place + 2)
}

/** The mean of each measure; all zero for no questions. */
export function meanOf(all: readonly Scores[]): Scores {
  const mean = (pick: (scores: Scores) => number) =>
    all.reduce((sum, scores) => sum + pick(scores), 0) / Math.max(1, all.length)
  return {
    hit1: mean((s) => s.hit1),
    hit10: mean((s) => s.hit10),
    mrr10: mean((s) => s.mrr10),
    ndcg10: mean((s) => s.ndcg10),
  }
}
