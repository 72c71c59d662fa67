/** Many people who call at the same time, and the cost of their calls. */
import { longest, timingOf } from '../search/measure.ts'
import { arrive } from './arrivals.ts'
import type { Probe } from './probe.ts'

export interface Crowd {
  name: string
  clients: number
  /** Milliseconds of each call. */
  times: number[]
  /** Calls that the server did not answer, because more came than it could do. Their times are among the others. */
  refused?: number
  seconds: number
  /** Longest time in milliseconds for which the server's event loop was blocked. */
  loop: number
  /** Resident memory of the server afterwards, in megabytes. */
  memory: number
  /** Milliseconds of processor time that the server took for one call: hardly more on a busy machine. */
  processor: number
}

type Work<Person> = (person: Person) => Promise<unknown>

/** Each person makes `each` calls, one as soon as the former is answered, so the server is never idle. */
export const measureCrowd = <Person>(
  name: string,
  people: readonly Person[],
  each: number,
  work: Work<Person>,
  probe: Probe,
): Promise<Crowd> =>
  measured({ name, people, work, probe }, async () => {
    const times: number[] = []
    await Promise.all(
      people.map(async (person) => {
        for (let done = 0; done < each; done += 1) times.push(await timed(performance.now(), work(person)))
      }),
    )
    return { times, refused: 0 }
  })

/** Each person makes one call in each of `each` seconds, timed from the moment at which it was due. */
export const measureArrivals = <Person>(
  name: string,
  people: readonly Person[],
  each: number,
  work: Work<Person>,
  probe: Probe,
): Promise<Crowd> =>
  measured({ name, people, work, probe }, async () => {
    const { arrived, refused } = await arrive(people, { everyMs: 1_000, each }, work)
    return { times: arrived.map(({ milliseconds }) => milliseconds), refused }
  })

async function timed(begun: number, work: Promise<unknown>): Promise<number> {
  await work
  return performance.now() - begun
}

interface CrowdMeasurement<Person> {
  name: string
  people: readonly Person[]
  work: Work<Person>
  probe: Probe
}

async function measured<Person>(
  { name, people, work, probe }: CrowdMeasurement<Person>,
  run: () => Promise<{ times: number[]; refused: number }>,
): Promise<Crowd> {
  for (const person of people.slice(0, 2)) await work(person)
  const { processorMs: before } = await probe.ask()
  const begun = performance.now()
  const { times, refused } = await run()
  const seconds = (performance.now() - begun) / 1_000
  const { longestNanoseconds, rss, processorMs } = await probe.ask()
  return {
    name,
    clients: people.length,
    times,
    refused,
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
    line([
      '',
      'clients',
      'calls',
      'calls/s',
      'p50 ms',
      'p95 ms',
      'max ms',
      'loop ms',
      'cpu ms',
      'memory MB',
      'refused',
    ]),
  )
  for (const { name, clients, times, refused = 0, seconds, loop, memory, processor } of crowds) {
    const { count, p50, p95, max } = timingOf(times, loop)
    const shown = [count / seconds, p50, p95, max, loop, processor].map((value) =>
      value.toFixed(value < 10 ? 1 : 0),
    )
    console.log(line([name, clients, count, ...shown, memory.toFixed(0), refused]))
  }
}
