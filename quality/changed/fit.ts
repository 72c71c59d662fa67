/**
 * Chooses among the files that a change reaches, so that a run fits into the time that a person waits for it. Every
 * reached call and screen is exercised by one file before any is by a second one.
 */
import type { ReasonByFile } from './choose.ts'

export interface FittedTests {
  taken: string[]
  /** Would fit, but exercise nothing that those taken do not. */
  spare: string[]
  /** Would exercise more, but do not fit. */
  left: string[]
}

/** `seconds`: what a file takes. Near files are taken in any case, the cheapest ones first. */
export function fit(chosen: ReasonByFile, secondsOf: (file: string) => number, seconds: number): FittedTests {
  const waiting = new Map([...chosen].map(([file, { covers }]) => [file, new Set(covers)]))
  const taken: string[] = []
  let rest = seconds
  const take = (file: string) => {
    taken.push(file)
    rest -= secondsOf(file)
    const covered = waiting.get(file) ?? new Set()
    waiting.delete(file)
    for (const open of waiting.values()) for (const one of covered) open.delete(one)
  }
  for (const [file, { isNear }] of chosen) if (isNear) take(file)
  for (let best = bestOf(waiting, secondsOf, rest); best; best = bestOf(waiting, secondsOf, rest)) take(best)
  const others = [...waiting]
  return {
    taken,
    spare: others.filter(([, open]) => open.size === 0).map(([file]) => file),
    left: others.filter(([, open]) => open.size > 0).map(([file]) => file),
  }
}

/** The file that covers most in its time, among those that still cover something and fit. */
function bestOf(
  waiting: ReadonlyMap<string, ReadonlySet<string>>,
  secondsOf: (file: string) => number,
  rest: number,
): string | undefined {
  let best: { file: string; worth: number } | undefined
  for (const [file, open] of waiting) {
    const worth = open.size / secondsOf(file)
    if (open.size > 0 && secondsOf(file) <= rest && worth > (best?.worth ?? 0)) best = { file, worth }
  }
  return best?.file
}
