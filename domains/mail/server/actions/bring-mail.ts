/** Brings a mail as a file. */
import { callerOf, type Upload } from '@mizan/platform/contract'
import type { BroughtMail } from '../../schemas.ts'
import { arrive } from '../arrive.ts'
import type { MailCall } from '../call.ts'

export function bringMail(call: MailCall, { File: file }: { File: Upload }): Promise<BroughtMail> {
  const { officeId, userId } = callerOf(call)
  return call.parts.readingSeats.during(call, async () => {
    const bytes = Buffer.concat(await file.open().toArray())
    return arrive(call, { officeId, source: 'brought', broughtBy: userId, bytes, codes: [] })
  })
}
