/** Many concurrent people, each making one call after the other, and what that cost. */
import { longest, timingOf } from '../search/measure.ts'
import type { Probe } from './probe.ts'

export interface Crowd {
  name: string
  clients: number
  /** Milliseconds of each call. */
  times: number[]
  seconds: number
  /** Longest time in milliseconds for which the server's event loop was blocked. */
  loop: number
  /** Resident memory of the server afterwards, in megabytes. */
  memory: number
  /** Milliseconds of processor time that the server took for one call: hardly more on a busy machine. */
  processor: number
}

export async function measureCrowd<Person>(
  name: string,
  people: readonly Person[],
  each: number,
  work: (person: Person) => Promise<unknown>,
  probe: Probe,
): Promise<Crowd> {
  for (const person of people.slice(0, 2)) await work(person)
  const { processorMs: before } = await probe.ask()
  const times: number[] = []
  const begun = performance.now()
  await Promise.all(
    people.map(async (person) => {
      for (let done = 0; done < each; done += 1) {
        const started = performance.now()
        await work(person)
        times.push(performance.now() - started)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  const { longestNanoseconds, rss, processorMs } = await probe.ask()
  return {
    name,
    clients: people.length,
    times,
    seconds,
    loop: longest(longestNanoseconds),
    memory: rss / 1e6,
    processor: (processorMs - before) / times.length,
  }
}

export function printCrowds(crowds: readonly Crowd[]): void {
  const line = (cells: (string | number)[]) =>
    cells.map((cell, place) => (place === 0 ? String(cell).padEnd(26) : String(cell).padStart(11))).join('')
  console.log(
    line(['', 'clients', 'calls', 'calls/s', 'p50 ms', 'p95 ms', 'max ms', 'loop ms', 'cpu ms', 'memory MB']),
  )
  for (const { name, clients, times, seconds, loop, memory, processor } of crowds) {
    const { count, p50, p95, max } = timingOf(times, loop)
    const shown = [count / seconds, p50, p95, max, loop, processor].map((value) =>
      value.toFixed(value < 10 ? 1 : 0),
    )
    console.log(line([name, clients, count, ...shown, memory.toFixed(0)]))
  }
}
