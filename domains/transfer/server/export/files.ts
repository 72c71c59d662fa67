/** The files of an export: whether there is room for them is asked before anything is written. */
import { mkdir, statfs } from 'node:fs/promises'
import { namesFor } from '@mizan/identity/server'
import { FileError } from '@mizan/platform/files'
import { filesToldEvery, largestExport, leastFree, mostFiles } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { TransferParts } from '../parts.ts'
import type { ExportRow } from '../tables.ts'
import { filesArchive } from './archive.ts'
import type { Expected } from './tables.ts'

/** The name of what is counted, beside those of tables. */
export const filesKind = 'files'

/** How many files there will be. @throws FileError `too_large`, `full` */
export async function expectedFiles(tx: Tx, parts: TransferParts, row: ExportRow): Promise<Expected> {
  const { files, bytes } = await parts.officeFiles.count(tx, row.company_id, whichOf(row))
  if (bytes > largestExport || files > mostFiles) throw new FileError('too_large', row.id)
  if ((await parts.freeBytes()) < bytes + leastFree) throw new FileError('full', row.id)
  return [{ name: filesKind, rows: files }]
}

interface Reading {
  parts: TransferParts
  row: ExportRow
  at: Date
  expected: Expected
  told: (files: number) => Promise<void>
}

export function archivedFiles(
  tx: Tx,
  { parts, row, at, expected, told }: Reading,
): AsyncGenerator<Uint8Array> {
  const known = new Map<string, string>()
  const personOf = async (id: string) => {
    const name = known.get(id) ?? (await namesFor(tx, parts.namesOf, [id]))(id).name
    known.set(id, name)
    return name
  }
  const files = parts.officeFiles.all(tx, row.company_id, whichOf(row))
  const last = expected[0]?.rows
  return filesArchive({
    ...{ files, language: row.language, at, personOf },
    told: async (done) => {
      if (done % filesToldEvery === 0 || done === last) await told(done)
    },
  })
}

const whichOf = ({ all_versions: all }: ExportRow) => (all ? 'all' : 'latest')

export async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
