/** Times single questions, and how long the event loop was blocked meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Timing {
  count: number
  p50: number
  p95: number
  max: number
  /** Longest time in milliseconds for which the event loop was blocked. */
  loop: number | null
}

/** The sampling timer of the monitor itself, in milliseconds. */
const RESOLUTION = 1

export async function timeEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const item of items) {
    const begun = performance.now()
    await run(item)
    times.push(performance.now() - begun)
  }
  return times
}

export function timingOf(times: readonly number[], loop: number | null): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1), loop }
}

/** Runs the work and returns its result with the longest time for which this process's event loop was blocked. */
export async function withLoopDelay<T>(work: () => Promise<T>): Promise<{ result: T; loop: number }> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION })
  monitor.enable()
  const result = await work()
  monitor.disable()
  return { result, loop: longest(monitor.max) }
}

export const longest = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION)
