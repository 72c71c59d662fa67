/**
 * The search in texts of documents, through HTTP, and how fast texts are read out of files. With `--folder` the filled
 * office is kept for the next run.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { callerFolder, loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import { openParts } from '../../../apps/server/parts.ts'
import { note } from '../../figures.ts'
import type { SignedUp } from '../../people.ts'
import { openProbe, type Probe } from '../api/probe.ts'
import type { DocumentsPart } from '../documents.ts'
import { joinOneOffice, renewTokens, type Staff, signUpStaff } from '../office/people.ts'
import { type StartedServer, startServer } from '../server.ts'
import { fillDocuments } from './search-fill.ts'
import { search } from './search-questions.ts'
import { measureReading } from './search-reading.ts'
import { type BenchSetup, measureSaturated, measureScheduled } from './search-rounds.ts'

export const searchPart: DocumentsPart = {
  name: 'search',
  options: { documents: '100000', people: '20', every: '2000', searches: '30', folder: '' },
  run: ({ documents, people, every, searches, folder = '' }) =>
    measureSearch(folder, {
      documents: Number(documents),
      people: Number(people),
      everyMs: Number(every),
      each: Number(searches),
    }),
}

interface Numbers {
  documents: number
  people: number
  everyMs: number
  each: number
}

async function measureSearch(kept: string, numbers: Numbers): Promise<void> {
  const folder = kept ? resolve(callerFolder(), kept) : await mkdtemp(join(tmpdir(), 'bench-documents-'))
  try {
    const staff = await prepare(folder, numbers)
    await measureReading()
    await measureQuestions(folder, staff, numbers)
  } finally {
    if (!kept) await rm(folder, { recursive: true, force: true })
  }
}

const quiet = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }
const noteOf = (folder: string): string => join(folder, 'bench-staff.json')

/** Signs people up at the real server, then fills their office while the server is stopped. */
async function prepare(folder: string, { documents, people }: Numbers): Promise<Staff> {
  const former = await readFile(noteOf(folder), 'utf8').catch(() => null)
  if (former) return JSON.parse(former)
  const server = await startServer(folder, quiet)
  const signedUp = await signUpStaff(server.address, people).finally(server.stop)
  const parts = await openParts(
    { ...loadConfig(), dataDir: folder, databaseUrl: undefined },
    createLog({ level: 'error' }),
  )
  try {
    const staff = await joinOneOffice(parts.database.pool, signedUp)
    const seconds = await fillDocuments(parts, staff, documents)
    note(documents / seconds, 'documents', 'search', 'indexed a second')
    console.log(
      `${documents} texts encrypted and indexed in ${seconds.toFixed(0)} s: ${(documents / seconds).toFixed(0)} a second`,
    )
    await writeFile(noteOf(folder), JSON.stringify(staff))
    return staff
  } finally {
    await parts.database.close()
  }
}

async function measureQuestions(folder: string, staff: Staff, { everyMs, each, people }: Numbers) {
  const probe = await openProbe()
  const server = await startServer(folder, { ...quiet, NODE_OPTIONS: probe.option })
  try {
    const everybody = await renewTokens(server.address, [staff.administrator, ...staff.users])
    const [administrator, ...users] = everybody as [SignedUp, ...SignedUp[]]
    await writeFile(noteOf(folder), JSON.stringify({ ...staff, administrator, users }))
    await measureOpening(server, administrator, probe)
    const measured: BenchSetup = { server, folder, probe }
    await measureScheduled(measured, everybody.slice(0, people), { everyMs, each })
    await measureSaturated(measured, everybody.slice(0, 5), each)
  } finally {
    await server.stop()
  }
}

/** The first search after a start, in which the index is read. */
async function measureOpening({ address }: StartedServer, person: SignedUp, probe: Probe): Promise<void> {
  await probe.ask()
  const begun = performance.now()
  const { total } = await search(address, person, { query: 'mahkeme' })
  const opening = performance.now() - begun
  const { longestNanoseconds } = await probe.ask()
  note(opening, 'documents', 'search', 'opening')
  note(longestNanoseconds / 1e6, 'documents', 'search', 'opening', 'loop')
  console.log(
    `First search: ${opening.toFixed(0)} ms, ${total} documents; others waited ${(longestNanoseconds / 1e6).toFixed(0)} ms at most`,
  )
}
