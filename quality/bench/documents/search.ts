/** The search in texts of documents, through HTTP, and how fast texts are read out of files. */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@mizan/platform/config'
import { createLog } from '@mizan/platform/log'
import { openParts } from '../../../apps/server/parts.ts'
import { note, noteAll } from '../../figures.ts'
import { answerOf, type SignedUp } from '../../people.ts'
import { type Crowd, measureCrowd, printCrowds } from '../api/crowd.ts'
import { openProbe } from '../api/probe.ts'
import type { DocumentsPart } from '../documents.ts'
import { joinOneOffice, renewTokens, type Staff, signUpStaff } from '../office/people.ts'
import { timingOf } from '../search/measure.ts'
import { startServer } from '../server.ts'
import { measureReading } from './search-reading.ts'
import { fillDocuments } from './search-texts.ts'

export const searchPart: DocumentsPart = {
  name: 'search',
  options: { documents: '100000', searchers: '4', searches: '50' },
  run: ({ documents, searchers, searches }) =>
    measureSearch({ documents: Number(documents), searchers: Number(searchers), searches: Number(searches) }),
}

interface Numbers {
  documents: number
  searchers: number
  searches: number
}

/** By what they ask; of the words, the first ones are in most documents and the last ones in few. */
const questions: Readonly<Record<string, (number: number) => object>> = {
  'rare word': (number) => ({ query: `ozelkelime${number % 1_000}` }),
  'common word': () => ({ query: 'mahkeme' }),
  'three words': (number) => ({ query: `tahliye kira ${['ihtar', 'rapor', 'keşif'][number % 3]}` }),
  phrase: () => ({ query: '"bilirkişi raporuna itiraz"' }),
  exclusion: () => ({ query: 'tazminat -kira' }),
  'newest first': () => ({ query: 'mahkeme', sort: 'newest' }),
}

async function measureSearch(numbers: Numbers): Promise<void> {
  await measureReading()
  const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'))
  try {
    const staff = await prepare(folder, numbers)
    await measureQuestions(folder, staff, numbers)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const quiet = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }

async function prepare(folder: string, { documents, searchers }: Numbers): Promise<Staff> {
  const server = await startServer(folder, quiet)
  const people = await signUpStaff(server.address, searchers).finally(server.stop)
  const config = { ...loadConfig(), dataDir: folder, databaseUrl: undefined }
  const parts = await openParts(config, createLog({ level: 'error' }))
  try {
    const staff = await joinOneOffice(parts.database.pool, people)
    const seconds = await fillDocuments(parts, staff, documents)
    note(documents / seconds, 'documents', 'search', 'indexed a second')
    console.log(`${documents} texts encrypted and indexed: ${(documents / seconds).toFixed(0)} a second`)
    return staff
  } finally {
    await parts.database.close()
  }
}

async function measureQuestions(
  folder: string,
  { users, administrator }: Staff,
  { searches }: Numbers,
): Promise<void> {
  const probe = await openProbe()
  const server = await startServer(folder, { ...quiet, NODE_OPTIONS: probe.option })
  try {
    const everybody = await renewTokens(server.address, [administrator, ...users])
    const ask = (body: object) => (person: SignedUp) =>
      answerOf<{ total: number }>(server.address, 'POST', '/case-management/documents/search', {
        body,
        token: person.accessToken,
      })
    const [first] = everybody as [SignedUp]
    const begun = performance.now()
    const { total } = await ask({ query: 'mahkeme' })(first)
    const opening = performance.now() - begun
    note(opening, 'documents', 'search', 'opening')
    console.log(
      `First search: ${opening.toFixed(0)} ms, ${total} documents; load ${loadavg()[0]?.toFixed(1)}`,
    )
    const crowds: Crowd[] = []
    for (const [name, bodyOf] of Object.entries(questions)) {
      let number = 0
      const work = (person: SignedUp) => {
        number += 1
        return ask(bodyOf(number))(person)
      }
      crowds.push(await measureCrowd(name, everybody, searches, work, probe))
    }
    for (const { name, times, loop, memory, processor } of crowds) {
      const { p50, p95, max } = timingOf(times, loop)
      noteAll({ p50, p95, max, loop, memory, processor }, 'documents', 'search', name)
    }
    printCrowds(crowds)
  } finally {
    await server.stop()
  }
}
