/**
 * Reads the texts of documents that wait for it and stores them with their index, both encrypted. A text is kept in one
 * transaction, so the job may be killed anywhere: what is not kept waits, and is read the next time.
 */
import { AppError } from '@mizan/platform/contract'
import type { JobCall } from '@mizan/platform/jobs'
import type { DocumentParts } from '../parts.ts'
import { fileKeyOf } from '../receive.ts'
import type { DocumentTables } from '../tables.ts'
import { type FileRead, readFileText } from './file-text.ts'
import { keepSealed, sealRead } from './keep.ts'
import { tidyIndex } from './merge.ts'
import { keepReason, putBack, takeWaiting, type WaitingText } from './store.ts'

export type TextJob = JobCall<DocumentParts, DocumentTables>

/** A file that ended the process this often is not read again. */
const mostTries = 3

const closed = new Set(['document.keys_locked', 'document.key_unavailable'])
/** While the office's own key is closed, its documents wait. */
export const isClosed = (error: unknown): boolean => error instanceof AppError && closed.has(error.code)

interface Counts extends Record<string, number> {
  read: number
  unread: number
}

export async function readTexts(call: TextJob, { officeId }: { officeId: string }): Promise<Counts> {
  const counts: Counts = { read: 0, unread: 0 }
  try {
    while (!call.job.signal.aborted) {
      const taken = await take(call, officeId)
      if (!taken) break
      counts[(await readOne(call, officeId, taken)) ? 'read' : 'unread'] += 1
      if (counts.read % 100 === 99) await tidyIndex(call, officeId)
    }
    if (!call.job.signal.aborted) await tidyIndex(call, officeId)
  } catch (error) {
    if (!isClosed(error)) throw error
  }
  return counts
}

interface Taken {
  waiting: WaitingText
  /** Undefined if it does not open the file. */
  dataKey: Buffer | undefined
}

const take = ({ system, parts }: TextJob, officeId: string): Promise<Taken | undefined> =>
  system(async (tx) => {
    const { open } = await parts.keys.openerOf(tx, officeId)
    const waiting = await takeWaiting(tx, officeId)
    if (!waiting) return undefined
    const fileKey = fileKeyOf(waiting.id)
    try {
      return { waiting, dataKey: open(fileKey, waiting.wrapped_key) }
    } catch (error) {
      if (!isClosed(error)) throw error
      return { waiting, dataKey: undefined }
    }
  })

async function readOne(call: TextJob, officeId: string, { waiting, dataKey }: Taken): Promise<boolean> {
  const { id } = waiting
  const read = await textFor(call, waiting, dataKey)
  if ('reason' in read) {
    await call.system((tx) => keepReason(tx, id, read))
    return false
  }
  const sealed = await sealRead(id, read)
  await call.system((tx) => keepSealed(tx, call.parts.keys, { officeId, id, sealed }))
  return true
}

async function textFor(
  call: TextJob,
  { id, extension, size, sha256, tries }: WaitingText,
  dataKey: Buffer | undefined,
): Promise<FileRead> {
  if (!dataKey) return { state: 'failed', reason: 'damaged' }
  if (tries > mostTries) return { state: 'failed', reason: 'given_up' }
  const { files, recogniser } = call.parts
  const reading = { files, recogniser, signal: call.job.signal }
  try {
    const file = { key: fileKeyOf(id), size, sha256 }
    return await readFileText(reading, { file, extension, dataKey })
  } catch (error) {
    await call.system((tx) => putBack(tx, id))
    throw error
  }
}
