/**
 * One PDF of exhibits made of almost the greatest number of scanned pages: the time of its call, the memory of the
 * server meanwhile, and the size of the file.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { note } from '../../figures.ts'
import { answerOf } from '../../people.ts'
import { openProbe, type Probe } from '../api/probe.ts'
import type { DocumentsPart } from '../documents.ts'
import { startServer } from '../server.ts'
import { type Desk, measured, megabyte, openDesk, uploadOne } from './desk.ts'
import { pictureOf, scanOf } from './scans.ts'

const pageBytes = 200_000

/** With the list, everything together stays under the 50 MB that one PDF may have. */
const orders = {
  'scanned PDFs': Array.from({ length: 5 }, (_, at) => ({
    name: `Tarama ${at + 1}.pdf`,
    bytes: () => scanOf(51, pageBytes),
  })),
  'one scanned PDF': [{ name: 'Dosya.pdf', bytes: () => scanOf(255, pageBytes) }],
  pictures: Array.from({ length: 98 }, (_, at) => ({
    name: `Sayfa ${at + 1}.jpg`,
    bytes: () => pictureOf(520_000),
  })),
}

export const exhibitsPart: DocumentsPart = { name: 'exhibits', options: {}, run: benchExhibits }

async function benchExhibits(): Promise<void> {
  for (const [name, files] of Object.entries(orders))
    await onNewServer((place) => measureOrder(place, name, files))
}

interface Place {
  address: string
  probe: Probe
}

/** A server keeps memory that it once needed, so each order has a server of its own. */
async function onNewServer(work: (place: Place) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-exhibits-'))
  const probe = await openProbe()
  // The environment hides programs that recognise letters, because they would search all these pages.
  const environment = {
    ...{ RATE_LIMITS: 'off', SAMPLE_LIFE: 'off', NODE_OPTIONS: probe.option },
    PROGRAM_PATH: '/nowhere',
  }
  const server = await startServer(folder, environment)
  try {
    await work({ address: server.address, probe })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface SampleFile {
  name: string
  bytes: () => Buffer
}

async function measureOrder(
  { address, probe }: Place,
  name: string,
  files: readonly SampleFile[],
): Promise<void> {
  const desk = await openDesk(address, 1)
  const exhibits: { documentId: string; title: string }[] = []
  let given = 0
  for (const file of files) {
    const bytes = file.bytes()
    given += bytes.length
    exhibits.push({ documentId: await uploadOne(address, desk, bytes, file.name), title: file.name })
  }
  // The server also reads texts of new documents in the background, which takes memory.
  for (const { documentId } of exhibits) await textIsRead(address, desk, documentId)
  const { peak, seconds, result } = await measured(probe, () => make(address, desk, exhibits))
  const made = result.document.latest.size / megabyte
  note(seconds, 'documents', 'exhibits', name, 'seconds')
  note(peak, 'documents', 'exhibits', name, 'memory MB')
  note(made, 'documents', 'exhibits', name, 'made MB')
  console.log(
    `${name}: ${files.length} documents of ${(given / megabyte).toFixed(1)} MB, ${result.pages} pages: ${seconds.toFixed(1)} s, ` +
      `${peak.toFixed(0)} MB more memory than before, a file of ${made.toFixed(1)} MB`,
  )
}

async function textIsRead(address: string, { token, caseId }: Desk, documentId: string): Promise<void> {
  for (;;) {
    const path = `/case-management/${caseId}/document/${documentId}/text`
    const { state } = await answerOf<{ state: string }>(address, 'GET', path, { token })
    if (state !== 'waiting') return
    await sleep(200)
  }
}

interface ExhibitAnswer {
  document: { latest: { size: number } }
  pages: number
}

const make = (address: string, { token, caseId }: Desk, exhibits: readonly object[]) =>
  answerOf<ExhibitAnswer>(address, 'POST', `/case-management/${caseId}/documents/exhibits`, {
    body: { name: 'Ekler', word: 'annex', isStamped: true, exhibits },
    token,
  })
