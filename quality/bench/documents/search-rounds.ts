/** People who search now and then, by a schedule, and few who search without a pause. */
import { availableParallelism } from 'node:os'
import { note, noteAll } from '../../figures.ts'
import type { SignedUp } from '../../people.ts'
import { arrive, type Schedule } from '../api/arrivals.ts'
import { type Crowd, measureCrowd, printCrowds } from '../api/crowd.ts'
import type { Probe } from '../api/probe.ts'
import { processorMilliseconds } from '../office/processor.ts'
import { longest, timingOf } from '../search/measure.ts'
import type { StartedServer } from '../server.ts'
import { type OtherLoad, watchOthers } from './search-others.ts'
import { questions, search } from './search-questions.ts'

export interface BenchSetup {
  server: StartedServer
  folder: string
  probe: Probe
}

/** All kinds of questions are mixed, so that a slow one delays the others as it would in use. */
export async function measureScheduled(
  { server, folder, probe }: BenchSetup,
  people: SignedUp[],
  schedule: Schedule,
): Promise<void> {
  const kinds = Object.entries(questions)
  const ask = async (person: SignedUp, number: number) => {
    const [name, bodyOf] = kinds[number % kinds.length] as (typeof kinds)[number]
    await search(server.address, person, bodyOf(number))
    return name
  }
  for (const [at] of kinds.entries()) await ask(people[at % people.length] as SignedUp, at)
  const told = await watching({ server, folder }, async () => {
    await probe.ask()
    const begun = performance.now()
    const { arrived, refused } = await arrive(people, schedule, ask)
    return { arrived, refused, seconds: (performance.now() - begun) / 1_000, report: await probe.ask() }
  })
  const { arrived, refused, seconds, report } = told.result
  const loop = longest(report.longestNanoseconds)
  const crowds = ['all', ...kinds.map(([name]) => name)].map((name): Crowd => {
    const times = arrived.flatMap(({ answer, milliseconds }) =>
      name === 'all' || answer === name ? [milliseconds] : [],
    )
    const processor = told.processorMs / arrived.length
    return {
      name,
      clients: people.length,
      times,
      refused: name === 'all' ? refused : 0,
      seconds,
      loop,
      memory: report.rss / 1e6,
      processor,
    }
  })
  console.log(
    `\n${people.length} people, each one search every ${schedule.everyMs} ms by a schedule; processor time with that of the database`,
  )
  print('scheduled', crowds, told.others)
}

/** Makes as many searches as the machine can answer. */
export async function measureSaturated(
  { server, folder, probe }: BenchSetup,
  people: SignedUp[],
  each: number,
): Promise<void> {
  const { result: crowds, others } = await watching({ server, folder }, async () => {
    const all: Crowd[] = []
    for (const [name, bodyOf] of Object.entries(questions)) {
      let number = 0
      const work = (person: SignedUp) => search(server.address, person, bodyOf(number++))
      all.push(await measureCrowd(name, people, each, work, probe))
    }
    return all
  })
  console.log(`\n${people.length} people without a pause; processor time of the server alone`)
  print('saturated', crowds, others)
}

async function watching<T>(
  { server, folder }: Pick<BenchSetup, 'server' | 'folder'>,
  work: () => Promise<T>,
): Promise<{ result: T; processorMs: number; others: OtherLoad }> {
  const serverMs = () => processorMilliseconds(server.process.pid ?? 0, folder) ?? 0
  const others = watchOthers(() => {
    const { user, system } = process.cpuUsage()
    return serverMs() + (user + system) / 1_000
  })
  const before = serverMs()
  const result = await work()
  return { result, processorMs: serverMs() - before, others: others() }
}

function print(round: string, crowds: readonly Crowd[], { processors, load }: OtherLoad): void {
  for (const { name, times, loop, memory, processor } of crowds) {
    const { p50, p95, max } = timingOf(times, loop)
    noteAll({ p50, p95, max, loop, memory, processor }, 'documents', 'search', round, name)
  }
  note(processors, 'documents', 'search', round, 'others')
  note(load, 'documents', 'search', round, 'load')
  printCrowds(crowds)
  const all = availableParallelism()
  console.log(`Others took ${processors.toFixed(1)} of ${all} processors meanwhile; load ${load.toFixed(1)}`)
}
