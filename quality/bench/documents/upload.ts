/**
 * Twenty people who upload 50 MB each at once: the memory of the server, and its speed beside plain copying of the
 * same bytes to the same disk. The cost of encryption is measured alone.
 */
import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { note } from '../../figures.ts'
import { openProbe } from '../api/probe.ts'
import type { DocumentsPart } from '../documents.ts'
import { startServer } from '../server.ts'
import { type Desk, measured, megabyte, openDesk, uploadOne } from './desk.ts'

const size = 50 * megabyte
const uploads = 20
const inAll = (uploads * size) / megabyte

export const uploadPart: DocumentsPart = { name: 'upload', options: {}, run: benchUploads }

async function benchUploads(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'))
  const probe = await openProbe()
  const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off', NODE_OPTIONS: probe.option }
  const server = await startServer(folder, environment)
  try {
    const desks: Desk[] = []
    for (let number = 1; number <= uploads; number += 1) desks.push(await openDesk(server.address, number))
    // A text, so that its content fits its name.
    const bytes = Buffer.from(randomBytes(size / 2).toString('hex'))
    await uploadOne(server.address, desks[0] as Desk, bytes, 'Isınma.txt')
    const { peak, seconds } = await measured(probe, () =>
      Promise.all(desks.map((desk) => uploadOne(server.address, desk, bytes, 'Tutanak.txt'))),
    )
    const copying = await secondsToCopy(folder, bytes)
    const encrypting = secondsToEncrypt(bytes)
    print({ peak, seconds, copying, encrypting })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the same bytes to as many files at once, flushed to the disk. */
async function secondsToCopy(folder: string, bytes: Buffer): Promise<number> {
  const begun = performance.now()
  const copies = Array.from({ length: uploads }, async (_, number) => {
    const file = await open(join(folder, `copy-${number}`), 'w')
    for (let at = 0; at < bytes.length; at += 64 * 1024)
      await file.write(bytes, at, Math.min(64 * 1024, bytes.length - at))
    await file.datasync()
    await file.close()
  })
  await Promise.all(copies)
  return (performance.now() - begun) / 1_000
}

/** Twice, as an upload is: in counter mode on its way in, with tags where it stays. */
function secondsToEncrypt(bytes: Buffer): number {
  const begun = process.cpuUsage()
  for (const algorithm of ['aes-256-ctr', 'aes-256-gcm'] as const) {
    const cipher = createCipheriv(
      algorithm,
      randomBytes(32),
      randomBytes(algorithm === 'aes-256-ctr' ? 16 : 12),
    )
    for (let at = 0; at < bytes.length; at += 64 * 1024) cipher.update(bytes.subarray(at, at + 64 * 1024))
  }
  const { user, system } = process.cpuUsage(begun)
  return ((user + system) / 1_000_000) * uploads
}

interface Figures {
  peak: number
  seconds: number
  copying: number
  encrypting: number
}

function print({ peak, seconds, copying, encrypting }: Figures): void {
  const rate = (inSeconds: number) => Math.round(inAll / inSeconds)
  note(peak, 'documents', 'upload', 'memory', 'MB')
  note(rate(seconds), 'documents', 'upload', 'MB per second')
  note(rate(copying), 'documents', 'copy', 'MB per second')
  note(encrypting, 'documents', 'encryption', 'seconds')
  console.log(`${uploads} uploads of 50 MB at once: ${seconds.toFixed(1)} s, ${rate(seconds)} MB/s`)
  console.log(`Memory of the server at its highest: ${peak.toFixed(0)} MB more than before`)
  console.log(`Copying the same bytes to the same disk: ${copying.toFixed(1)} s, ${rate(copying)} MB/s`)
  console.log(`Encrypting them, twice: ${encrypting.toFixed(1)} s of one processor`)
}
