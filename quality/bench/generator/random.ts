/** A small deterministic generator (sfc32), so that decision number 712,345 is the same on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer in [0, bound). */
  below(bound: number): number
}

export function randomFrom(seed: number, stream: number): Random {
  let a = seed | 0
  let b = stream | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  const step = (): number => {
    const t = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) step()
  return {
    next: () => step() / 4294967296,
    below: (bound) => Math.floor((step() / 4294967296) * bound),
  }
}

/** Draws an index with a probability proportional to its weight; the weights are given as running totals. */
export function drawWeighted(random: Random, runningTotals: Float64Array): number {
  const target = random.next() * (runningTotals[runningTotals.length - 1] ?? 0)
  let low = 0
  let high = runningTotals.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runningTotals[middle] as number) > target) high = middle
    else low = middle + 1
  }
  return low
}

export function runningTotals(weights: readonly number[]): Float64Array {
  const totals = new Float64Array(weights.length)
  let sum = 0
  weights.forEach((weight, index) => {
    sum += weight
    totals[index] = sum
  })
  return totals
}
