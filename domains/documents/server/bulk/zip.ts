/** Gives documents as one archive, and notes that they were read. */
import { Readable } from 'node:stream'
import { sitterOf } from '@mizan/platform/access'
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'
import { type ZipEntry, zipOf } from '@mizan/platform/zip'
import { megabyte, mostZipBytes } from '../../data/limits.ts'
import { cleanName, freeName, nameKey } from '../../rules/names.ts'
import type { SomeDocuments } from '../../schemas/bulk.ts'
import type { DocumentCall } from '../call.ts'
import { fileKeyOf } from '../receive.ts'
import type { StoredVersion } from '../store/versions.ts'
import { entryName } from './entry-name.ts'
import { newestOf, noteReads, wrappedKeyOf } from './store.ts'

type Asked = SomeDocuments & { caseId: string }

/** The seat is kept until the last byte is read, or the reader has gone. */
export async function zipDocuments(call: DocumentCall, asked: Asked): Promise<BinaryAnswer> {
  const leave = await call.parts.archiveSeats.take(sitterOf(call))
  const { title, versions } = await openNewest(call, asked).catch((error) => {
    leave()
    throw error
  })
  const entries = entriesOf(call, { caseId: asked.caseId, versions })
  const body = Readable.from(zipOf(entries), { objectMode: false })
  body.once('close', leave)
  return { contentType: 'application/zip', fileName: cleanName(title, 'zip') || 'Belgeler.zip', body }
}

/** Nobody has read what their allowance refuses, so it is charged before. */
function openNewest(call: DocumentCall, { caseId, documentIds }: Asked) {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  const { keys, requireCase } = call.parts
  return call.office.unaudited(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'read' })
    const versions = await newestOf(tx, { caseId, documentIds })
    if (versions.length < new Set(documentIds).size) throw new AppError('document.not_found')
    requireSize(versions)
    await keys.requireOpen(tx, officeId)
    await call.charge(unitsFor(versions))
    await noteReads(tx, versions, userId)
    return { title: row.display_title, versions }
  })
}

/** Each file is decrypted and compared with its hash, twice. */
const ofMegabyte = 10
/** What sends so much is held up by the line, so that it need not take a whole allowance. */
const mostUnits = 1_000

const unitsFor = (versions: readonly StoredVersion[]): number =>
  Math.min((versions.reduce((sum, { size }) => sum + size, 0) / megabyte) * ofMegabyte, mostUnits)

function requireSize(versions: readonly StoredVersion[]): void {
  const bytes = versions.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= mostZipBytes) return
  const values = { size: String(Math.ceil(bytes / megabyte)), most: String(mostZipBytes / megabyte) }
  throw new AppError('document.zip_too_large', { values })
}

/** A file that cannot be read is not begun, and is named in a text at the end: nobody misses it unknowingly. */
async function* entriesOf(
  call: DocumentCall,
  { caseId, versions }: { caseId: string; versions: readonly StoredVersion[] },
): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  for (const version of versions) {
    const file = { key: fileKeyOf(version.id), size: version.size, sha256: version.sha256 }
    const dataKey = await keyOf(call, caseId, version)
    const read = () => call.parts.files.read(file, dataKey)
    if (await isWhole(read))
      yield {
        name: entryName(version.document_name),
        at: new Date(version.created_at),
        open: () => flow(read),
      }
    else missing.push(version.document_name)
  }
  if (missing.length === 0) return
  call.parts.log.error({ count: missing.length }, 'documents could not be read for an archive')
  const taken = new Set(versions.map((version) => nameKey(version.document_name)))
  const { name, text } = noteOf(call, missing)
  yield { name: freeName(name, taken), at: call.clock.now(), open: () => Readable.from([Buffer.from(text)]) }
}

/**
 * Asked when the archive comes to the file, which may be many minutes after the call: it breaks off if the person may no
 * longer read the case, or the key of the office was closed.
 */
const keyOf = (call: DocumentCall, caseId: string, { id }: StoredVersion): Promise<Buffer> =>
  call.office.read(async (tx) => {
    const caller = callerOf(call)
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const fileKey = fileKeyOf(id)
    const wrapped = await wrappedKeyOf(tx, id)
    return call.parts.keys.openFileKey(tx, { officeId: caller.officeId, fileKey }, wrapped)
  })

/** What has begun cannot be taken out of the archive again, so each file is read to its end first. */
export async function isWhole(read: () => Promise<Readable>): Promise<boolean> {
  try {
    for await (const _ of await read()) {
      // Its tags and its hash are compared on the way.
    }
    return true
  } catch (error) {
    const isGone = error instanceof FileError && (error.problem === 'missing' || error.problem === 'damaged')
    // A store that cannot be reached ends the download: nothing is wrong with the document.
    if (!isGone) throw error
    return false
  }
}

async function* flow(read: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  yield* await read()
}

const notes = {
  tr: {
    name: 'EKSİK BELGELER.txt',
    says: 'Şu belgelerin saklanan dosyası eksik ya da bozuk olduğu için ZIP’e konamadı. Büro yöneticinize haber verin.',
  },
  en: {
    name: 'MISSING DOCUMENTS.txt',
    says: 'The stored files of these documents are missing or damaged, so they are not in the archive. Tell the administrator of your office.',
  },
} as const

function noteOf({ language }: DocumentCall, missing: readonly string[]): { name: string; text: string } {
  const { name, says } = notes[language]
  return { name, text: [says, '', ...missing, ''].join('\r\n') }
}
