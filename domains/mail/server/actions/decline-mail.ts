/** Declines a mail; it is removed for good, and comes back only if somebody brings it again. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { MailId } from '../../schemas.ts'
import type { MailCall } from '../call.ts'
import { settleMail } from '../store/mails.ts'
import { getWaiting, removeFile } from '../waiting-file.ts'

export async function declineMail(call: MailCall, { mailId }: MailId): Promise<{ done: true }> {
  const caller = callerOf(call)
  await call.office(async (tx) => {
    await getWaiting(tx, caller, mailId)
    if (!(await settleMail(tx, { mailId, state: 'declined', by: caller.userId })))
      throw new AppError('mail.settled')
  })
  await removeFile(call, mailId)
  return { done: true }
}
