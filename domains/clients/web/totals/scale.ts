/** The amounts beside a chart: round ones, from nothing to above the largest. For lengths alone, not for sums. */
const steps = [1, 2, 2.5, 5, 10]
const fewest = 4

/** Such as 0, 25.000, 50.000, 75.000 and 100.000 for 90.000. */
export function scaleTo(most: number): number[] {
  if (most <= 0) return [0]
  const rough = most / fewest
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => Math.round(at * step * 100) / 100)
}
