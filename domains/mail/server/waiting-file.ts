/** The file of a mail that waits. */

import { managesAllCases } from '@mizan/cases/access'
import { fileKeyOf, throwReadError } from '@mizan/documents/server'
import { AppError, type Caller } from '@mizan/platform/contract'
import type { MailCall, Tx } from './call.ts'
import { isVisibleTo } from './store/lists.ts'
import { findWaiting, noteFileGone, type WaitingMail } from './store/mails.ts'

export const seeing = (caller: Caller) => ({ caller, managesAll: managesAllCases(caller.roles) })

/** @throws AppError `mail.not_found`, the same for one that the caller may not see */
export async function getWaiting(tx: Tx, caller: Caller, mailId: string): Promise<WaitingMail> {
  const found = await findWaiting(tx, mailId, isVisibleTo(seeing(caller)))
  if (!found) throw new AppError('mail.not_found')
  return found
}

/** @throws AppError `document.damaged`, `document.store_unavailable` */
export async function bytesOf(
  { parts }: MailCall,
  { id, size, sha256 }: WaitingMail,
  dataKey: Uint8Array,
): Promise<Buffer> {
  try {
    const chunks: Uint8Array[] = []
    for await (const chunk of await parts.files.read({ key: fileKeyOf(id), size, sha256 }, dataKey))
      chunks.push(chunk as Uint8Array)
    return Buffer.concat(chunks)
  } catch (error) {
    return throwReadError(error)
  }
}

/**
 * Called after the transaction that settled the mail. If it fails, the daily job removes the file; nobody can read
 * it.
 */
export async function removeFile({ office, parts }: MailCall, id: string): Promise<void> {
  try {
    await parts.files.remove(fileKeyOf(id))
    await office.unaudited((tx) => noteFileGone(tx, [id]))
  } catch (error) {
    parts.log.warn({ err: error, id }, 'the file of a settled mail is left to the daily job')
  }
}
