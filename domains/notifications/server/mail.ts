/**
 * Letters within minutes after the events. Each person has a transaction, which takes their waiting events; a
 * repeated or concurrent run finds them taken.
 */
import type { NotificationCall, Tx } from './call.ts'
import { findRecipient, sendLetter } from './letters.ts'
import { type GoesOn, notifyEach } from './notify-each.ts'
import type { NotificationParts } from './parts.ts'
import { type Person, peopleToMail, takeMail } from './store/waiting.ts'

export const mailNews = async (
  { parts, system }: NotificationCall,
  goesOn: GoesOn = () => true,
): Promise<{ letters: number }> =>
  notifyEach(await system.read(peopleToMail), goesOn, (person) => system((tx) => mailOne(parts, tx, person)))

async function mailOne(parts: NotificationParts, tx: Tx, person: Person): Promise<boolean> {
  const ids = await takeMail(tx, person)
  const recipient = ids.length > 0 ? await findRecipient(parts, tx, person) : undefined
  return recipient !== undefined && sendLetter(parts, tx, recipient, { form: 'mail', ids })
}
