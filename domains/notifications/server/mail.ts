/**
 * Letters within minutes of what people were told of. A person is one transaction, which takes what waits for them; a run
 * that is repeated or doubled finds it taken.
 */
import type { NotificationCall, Tx } from './call.ts'
import { findRecipient, sendLetter } from './letters.ts'
import type { NotificationParts } from './parts.ts'
import { type Person, peopleToMail, takeMail } from './store/waiting.ts'
import { type GoesOn, tellEach } from './tell-each.ts'

export const mailNews = async (
  { parts, system }: NotificationCall,
  goesOn: GoesOn = () => true,
): Promise<{ letters: number }> =>
  tellEach(await system.read(peopleToMail), goesOn, (person) => system((tx) => mailOne(parts, tx, person)))

async function mailOne(parts: NotificationParts, tx: Tx, person: Person): Promise<boolean> {
  const ids = await takeMail(tx, person)
  const recipient = ids.length > 0 ? await findRecipient(parts, tx, person) : undefined
  return recipient !== undefined && sendLetter(parts, tx, recipient, { form: 'mail', ids })
}
