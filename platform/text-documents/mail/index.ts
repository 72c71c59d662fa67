/** Reads mails in threads, one after the other, so that several large ones do not add up. */
import { DocumentError, documentLimits } from '../problem.ts'
import { buffers, copies } from '../text/text-of.ts'
import { inThread } from '../thread.ts'
import type { MailFile, OpenedAttachment } from './types.ts'

export { type MailFile, mailLimits, type OpenedAttachment } from './types.ts'

const milliseconds = 15_000

let former: Promise<unknown> = Promise.resolve()

/** Who wrote, what about, and which files came with it. @throws DocumentError */
export const readMailFile = (bytes: Uint8Array): Promise<MailFile> => inTurn<MailFile>(bytes, false)

/** The files that came with it. @throws DocumentError */
export const attachmentsOf = (bytes: Uint8Array): Promise<OpenedAttachment[]> =>
  inTurn<OpenedAttachment[]>(bytes, true)

function inTurn<T>(bytes: Uint8Array, opens: boolean): Promise<T> {
  if (bytes.length === 0) return Promise.reject(new DocumentError('empty'))
  if (bytes.length > documentLimits.bytes) return Promise.reject(new DocumentError('too_large', 'bytes'))
  const bounds = { milliseconds, buffers: buffers.eml + copies * bytes.length }
  const turn = former.then(() =>
    inThread<T>(new URL('./worker.ts', import.meta.url), { bytes, opens }, bounds),
  )
  former = turn.catch(() => undefined)
  return turn
}
