/** Brings a mail as a file. */
import { callerOf, type Upload } from '@mizan/platform/contract'
import type { BroughtMail } from '../../schemas.ts'
import { arrive } from '../arrive.ts'
import type { MailCall } from '../call.ts'

export async function bringMail(call: MailCall, { File: file }: { File: Upload }): Promise<BroughtMail> {
  const { officeId, userId } = callerOf(call)
  const leave = call.parts.readingSeats.take(userId)
  try {
    const bytes = Buffer.concat(await file.open().toArray())
    return await arrive(call, { officeId, source: 'brought', broughtBy: userId, bytes, codes: [] })
  } finally {
    leave()
  }
}
