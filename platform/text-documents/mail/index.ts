/** Reads mails, each in a thread of its own. The caller limits how many run at once. */
import { DocumentError, documentLimits } from '../problem.ts'
import { buffers, copies } from '../text/text-of.ts'
import { inThread } from '../thread.ts'
import type { MailFile, OpenedAttachment } from './types.ts'

export { type MailFile, mailLimits, type OpenedAttachment } from './types.ts'

const milliseconds = 15_000

/** The sender, the subject and the attached files of a mail. @throws DocumentError */
export const readMailFile = (bytes: Uint8Array): Promise<MailFile> => read<MailFile>(bytes, false)

/** The files that came with it. @throws DocumentError */
export const attachmentsOf = (bytes: Uint8Array): Promise<OpenedAttachment[]> =>
  read<OpenedAttachment[]>(bytes, true)

async function read<T>(bytes: Uint8Array, opens: boolean): Promise<T> {
  if (bytes.length === 0) throw new DocumentError('empty')
  if (bytes.length > documentLimits.bytes) throw new DocumentError('too_large', 'bytes')
  const bounds = { milliseconds, buffers: buffers.eml + copies * bytes.length }
  return inThread<T>(new URL('./worker.ts', import.meta.url), { bytes, opens }, bounds)
}
