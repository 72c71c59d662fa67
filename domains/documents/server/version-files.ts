/** The file of a version, for calls that read what is in it. Whoever reads it there has seen it. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { DocumentError, type DocumentProblem } from '@mizan/platform/text-documents'
import type { DocumentCall, Tx } from './call.ts'
import { fileKeyOf } from './receive.ts'
import { getDocument } from './store/documents.ts'
import { findStored, noteRead, type StoredVersion } from './store/versions.ts'
import { throwReadError } from './store-errors.ts'

interface Wanted {
  caseId: string
  documentId: string
  versionId?: string | undefined
}

/** @throws AppError `document.not_found`, `document.version_not_found` */
export async function getStored(tx: Tx, wanted: Wanted): Promise<StoredVersion> {
  const found = await findStored(tx, wanted)
  if (found) return found
  await getDocument(tx, wanted)
  throw new AppError('document.version_not_found')
}

export interface OpenedVersion {
  version: StoredVersion
  dataKey: Uint8Array
}

/**
 * Of a case that the caller may read; notes that they have read the version.
 * @param admit throws for what is refused, which nobody has read
 */
export async function openVersion(
  call: DocumentCall,
  tx: Tx,
  { admit, ...wanted }: Wanted & { admit?: (version: StoredVersion) => Promise<void> },
): Promise<OpenedVersion> {
  const { officeId, userId } = callerOf(call)
  const version = await getStored(tx, wanted)
  const fileKey = fileKeyOf(version.id)
  const dataKey = await call.parts.keys.openFileKey(tx, { officeId, fileKey }, version.wrapped_key)
  await admit?.(version)
  await noteRead(tx, version, userId)
  return { version, dataKey }
}

/** Its bytes; the file is opened when somebody begins to read. @throws AppError as `throwReadError` */
export async function* flowOf(
  { parts: { files } }: DocumentCall,
  { version: { id, size, sha256 }, dataKey }: OpenedVersion,
): AsyncGenerator<Uint8Array> {
  try {
    yield* await files.read({ key: fileKeyOf(id), size, sha256 }, dataKey)
  } catch (error) {
    throwReadError(error)
  }
}

/** The whole file in memory, once. */
export async function bytesOf(call: DocumentCall, opened: OpenedVersion): Promise<Buffer> {
  const whole = Buffer.from(new ArrayBuffer(opened.version.size))
  let at = 0
  for await (const chunk of flowOf(call, opened)) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const problems = {
  empty: 'document.unreadable',
  not_a_document: 'document.unreadable',
  old_format: 'document.unreadable',
  damaged: 'document.unreadable',
  unsafe: 'document.unsafe',
  encrypted: 'document.password_protected',
  too_large: 'document.too_large_to_show',
  took_too_long: 'document.took_too_long',
} as const satisfies Record<DocumentProblem, string>

/** What is wrong with a file, as people are told. */
export function unreadable(error: unknown): never {
  throw error instanceof DocumentError ? new AppError(problems[error.problem]) : error
}

/** Work on whole files in memory. @throws AppError as `Seats` */
export const seated = <T>(call: DocumentCall, work: () => Promise<T>): Promise<T> =>
  call.parts.readingSeats.during(call, work)
