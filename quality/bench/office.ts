/**
 * `npm run bench -- office [--cases 100000] [--tasks 1000000] [--entries 500000] [--clients 50000]
 * [--transactions 300000] [--people 20] [--calls 15] [--streams 50]`: a large office on a server of its own.
 * Each member may read a fifth of the cases. `--people` of them make `--calls` calls each: first as machines, one call
 * as soon as the former is answered, then as people who read what they get, one call a second each. `--streams` of them
 * hold ten streams of events each. With `--folder` the filled office is kept for the next run.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder, loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import { openParts } from '../../apps/server/parts.ts'
import { noteAll } from '../figures.ts'
import type { SignedUp } from '../people.ts'
import { type Crowd, measureArrivals, measureCrowd, printCrowds } from './api/crowd.ts'
import { openProbe, type Probe } from './api/probe.ts'
import { callsOf, type MeasuredCall } from './office/calls.ts'
import { fillOffice, type Sizes } from './office/fill.ts'
import { joinOneOffice, renewTokens, type Staff, signUpStaff } from './office/people.ts'
import { processorMilliseconds } from './office/processor.ts'
import { costOfStreams } from './office/streams.ts'
import { timingOf } from './search/measure.ts'
import { startServer } from './server.ts'

const defaults = {
  cases: '100000',
  tasks: '1000000',
  entries: '500000',
  clients: '50000',
  transactions: '300000',
  people: '20',
  calls: '15',
  streams: '50',
}

type Numbers = Record<keyof typeof defaults, number>

/** `only` is a part of the names of the calls that are measured. */
const chosen = { folder: { type: 'string' }, only: { type: 'string', default: '' } } as const

export async function benchOffice(words: string[]): Promise<void> {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [name, { type: 'string' as const, default: usual }]),
  )
  const { values } = parseArgs({ args: words, options: { ...options, ...chosen } })
  const numbers = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, Number(values[name as keyof typeof values])]),
  ) as Numbers
  const kept = typeof values.folder === 'string' ? resolve(callerFolder(), values.folder) : undefined
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'bench-office-')))
  try {
    await prepare(folder, numbers)
    if (!values.only) await withServer(folder, (measured) => measureStreams(measured, numbers))
    await withServer(folder, (measured) => measureCalls(measured, numbers, String(values.only)))
  } finally {
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}

const quiet = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }

/** Signs people up at the real server, then fills their office while the server is stopped. */
async function prepare(folder: string, numbers: Numbers): Promise<void> {
  if (existsSync(staffFile(folder))) return
  const server = await startServer(folder, quiet)
  const people = await signUpStaff(server.address, Math.max(numbers.people, numbers.streams)).finally(
    server.stop,
  )
  const config = { ...loadConfig(), dataDir: folder, databaseUrl: undefined }
  const { database } = await openParts(config, createLog({ level: 'error' }))
  const staff = await joinOneOffice(database.pool, people)
  const seconds = await fillOffice(database.pool, staff, numbers).finally(() => database.close())
  console.log(`Filled in ${seconds.toFixed(0)} s`)
  await keepStaff(folder, staff)
}

const staffFile = (folder: string) => join(folder, 'bench-staff.json')

const keepStaff = (folder: string, staff: Staff) => writeFile(staffFile(folder), JSON.stringify(staff))

interface BenchSetup {
  address: string
  users: SignedUp[]
  probe: Probe
  /** The processor time of the server and its database, in milliseconds. */
  processor: () => number | null
}

/** Each start renews the tokens of the staff and keeps them: a token that renews is good for once. */
async function withServer(folder: string, measure: (server: BenchSetup) => Promise<void>): Promise<void> {
  const staff: Staff = JSON.parse(await readFile(staffFile(folder), 'utf8'))
  const probe = await openProbe()
  const { address, stop, ...server } = await startServer(folder, { ...quiet, NODE_OPTIONS: probe.option })
  try {
    const users = await renewTokens(address, staff.users)
    await keepStaff(folder, { ...staff, users })
    const processor = () => processorMilliseconds(server.process.pid ?? 0, folder)
    await measure({ address, users, probe, processor })
  } finally {
    await stop()
  }
}

async function measureStreams({ address, users, probe }: BenchSetup, { streams }: Numbers): Promise<void> {
  const cost = await costOfStreams(address, users.slice(0, streams), probe)
  const highest = cost.highest / 1e6
  const resident = cost.resident / 1e6
  const used = cost.used / 1e6
  noteAll({ highest, resident, used }, 'office', 'streams')
  console.log(
    `${cost.streams} open streams: ${resident.toFixed(0)} MB resident (${highest.toFixed(0)} at the highest), ${used.toFixed(0)} MB in use`,
  )
}

/** The two ways in which the office is measured. Each has its name in the figures and on the screen. */
const rounds = [
  { key: 'saturated', name: 'each without a pause', measure: measureCrowd },
  {
    key: 'reading',
    name: 'with one call a second each, timed from when it was due',
    measure: measureArrivals,
  },
] as const

async function measureCalls(
  { address, users, ...gauges }: BenchSetup,
  { calls, ...sizes }: Numbers & Sizes,
  only: string,
): Promise<void> {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  const people = users.slice(0, sizes.people)
  const places = new Map(people.map(({ userId }, at) => [userId, at + 1]))
  const all = callsOf(sizes, ({ userId }) => places.get(userId) ?? 1).filter(({ name }) =>
    name.includes(only),
  )
  for (const { key, name, measure } of rounds) {
    const crowds: Crowd[] = []
    for (const one of all) crowds.push(await measureOne(address, people, one, { measure, calls, ...gauges }))
    for (const crowd of crowds) noteCrowd(crowd, key)
    console.log(`\n${people.length} people ${name}, milliseconds`)
    printCrowds(crowds)
  }
}

interface Round extends Pick<BenchSetup, 'probe' | 'processor'> {
  measure: typeof measureCrowd
  calls: number
}

/** The processor time is that of the server and its database. */
async function measureOne(
  address: string,
  people: SignedUp[],
  { name, ask }: MeasuredCall,
  { measure, calls, probe, processor }: Round,
): Promise<Crowd> {
  let number = 0
  const work = (person: SignedUp) => {
    number += 1
    return ask(address, person, number)
  }
  const before = processor()
  const crowd = await measure(name, people, calls, work, probe)
  const after = processor()
  const ofBoth = before === null || after === null ? crowd.processor : (after - before) / number
  return { ...crowd, processor: ofBoth }
}

function noteCrowd({ name, times, refused, loop, memory, processor }: Crowd, round: string): void {
  const { p50, p95, max } = timingOf(times, loop)
  noteAll({ p50, p95, max, refused, memory, processor }, 'office', round, name)
}
