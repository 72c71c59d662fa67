/** Removes expired mails, and files without a mail. */
import { fileKeyOf } from '@mizan/documents/server'
import { incomingHours, keptDays, knownDays } from '../data/limits.ts'
import type { MailCall } from './call.ts'
import { noteFileGone } from './store/mails.ts'
import { expireMails, forgetMails, listFiles } from './store/tidy.ts'

const atOnce = 100
const hourMs = 3_600_000

export async function tidyMails(call: MailCall): Promise<{ mails: number; files: number }> {
  const ago = (hours: number) => new Date(call.clock.now().getTime() - hours * hourMs)
  const times = { waitingBefore: ago(keptDays * 24), arrivingBefore: ago(incomingHours), most: atOnce }
  let mails = 0
  for (let expired = atOnce; expired === atOnce; mails += expired)
    expired = await call.system((tx) => expireMails(tx, times))
  let files = 0
  for (let removed = atOnce; removed === atOnce; files += removed) removed = await removeFiles(call)
  await call.system((tx) => forgetMails(tx, ago(knownDays * 24)))
  return { mails, files }
}

async function removeFiles({ system, parts }: MailCall): Promise<number> {
  const ids = await system.read((tx) => listFiles(tx, atOnce))
  for (const id of ids) await parts.files.remove(fileKeyOf(id))
  await system((tx) => noteFileGone(tx, ids))
  return ids.length
}
