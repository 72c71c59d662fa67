/** Audio and transcripts that an administrator takes out of the office, beside the files of documents. */
import { createHash } from 'node:crypto'
import { cleanName } from '@mizan/documents/rules/names'
import type { KeyOpener, OfficeFile, OfficeFiles, OfficeKeys } from '@mizan/documents/server'
import { AppError } from '@mizan/platform/contract'
import { pagesOf } from '@mizan/platform/database'
import type { SealedFiles } from '@mizan/platform/files'
import { extensionOfType } from '../data/types.ts'
import { audioOf } from './audio.ts'
import { recordingKeyOf } from './places.ts'
import { openText } from './seal.ts'
import { allRecordings, countFiles, type RecordingOfOffice } from './store/office-files.ts'
import { type Audio, audioOfParts } from './store/pieces.ts'

/** Rows that are in memory. */
const atOnce = 20

/** Ports of documents, filled when they are used. */
interface DocumentPorts {
  documentFiles: SealedFiles
  documentKeys: OfficeKeys
}

export const recordingFilesOfOffice = (services: DocumentPorts): OfficeFiles => ({
  count: countFiles,
  all: async function* (tx, officeId) {
    const { documentFiles: files, documentKeys: keys } = services
    const opener = await keys.openerOf(tx, officeId)
    for await (const page of pagesOf(tx, allRecordings(officeId), atOnce))
      for (const row of page as RecordingOfOffice[]) {
        const dataKey = keyOf(opener, row)
        const parts = await audioOfParts(tx, row.id)
        for (const audio of parts) yield audioFile(files, row, { audio, dataKey, isOnly: parts.length === 1 })
        if (row.transcript) yield textFile(row, row.transcript, dataKey)
      }
  },
})

/** Undefined if it does not open. */
function keyOf(opener: KeyOpener, { id, wrappedKey }: RecordingOfOffice): Buffer | undefined {
  try {
    return opener.open(recordingKeyOf(id), wrappedKey)
  } catch (error) {
    return ifUnreadable(undefined)(error)
  }
}

/** An AppError about one file does not keep the others out of the archive. A store that cannot be reached ends it. */
const ifUnreadable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof AppError && error.code !== 'document.store_unavailable') return instead
    throw error
  }

const about = ({ caseId, caseNumber, caseTitle, createdBy, createdAt }: RecordingOfOffice) =>
  ({ caseId, caseNumber, caseTitle, createdBy, createdAt, number: 1, isLatest: true }) as const

interface OfAudio {
  audio: Audio
  dataKey: Buffer | undefined
  isOnly: boolean
}

/** A file that has begun cannot be taken out of an archive again, so the audio is read to its end first. */
async function audioFile(files: SealedFiles, row: RecordingOfOffice, { audio, dataKey, isOnly }: OfAudio) {
  const { part, size, contentType, pieces } = audio
  const extension = extensionOfType(contentType)
  const read = dataKey && audioOf(files, pieces, dataKey)
  const open = read && (() => read({ start: 0, end: size - 1 }) as AsyncIterable<Uint8Array>)
  const sha256 = open && (await hashOf(open()).catch(ifUnreadable(undefined)))
  return {
    ...about(row),
    id: `${row.id}-${part}`,
    documentName: nameOf(isOnly ? row.name : `${row.name} ${part}`, extension),
    ...{ extension, size, sha256: sha256 ?? '' },
    open: (sha256 && open) || null,
  } satisfies OfficeFile
}

function textFile(row: RecordingOfOffice, sealed: Buffer, dataKey: Buffer | undefined): OfficeFile {
  const bytes = dataKey && textOf(dataKey, row.id, sealed)
  return {
    ...about(row),
    id: `${row.id}-text`,
    documentName: nameOf(row.name, 'txt'),
    extension: 'txt',
    size: (bytes ?? sealed).length,
    sha256: bytes ? createHash('sha256').update(bytes).digest('hex') : '',
    open: bytes
      ? async function* () {
          yield bytes
        }
      : null,
  }
}

function textOf(dataKey: Buffer, id: string, sealed: Buffer): Buffer | undefined {
  try {
    return Buffer.from(openText(dataKey, { kind: 'transcript', id }, sealed))
  } catch (error) {
    return ifUnreadable(undefined)(error)
  }
}

const nameOf = (name: string, extension: string): string =>
  cleanName(`${name}.${extension}`, extension) || `Kayıt.${extension}`

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
