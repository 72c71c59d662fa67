/** Messages of visitors in the form in which staff reads them. */
import { AppError } from '@mizan/platform/contract'
import type { ReceivedMessage } from '../schemas.ts'
import type { SiteCall, Tx } from './call.ts'
import type { SiteParts } from './parts.ts'
import type { MessageKey, WrittenRow } from './store/messages.ts'

const idOf = ({ kind, id }: MessageKey): string => `${kind}-${id}`

/** @throws AppError `message.not_found` for an id that no message can have */
export function keyOf(messageId: string): MessageKey {
  const [, kind, id] = /^(contact|demo)-(\d{1,15})$/.exec(messageId) ?? []
  if (!kind || !id) throw new AppError('message.not_found')
  return { kind: kind as MessageKey['kind'], id: Number(id) }
}

export async function presentMessages(
  { parts }: SiteCall,
  tx: Tx,
  rows: readonly WrittenRow[],
): Promise<ReceivedMessage[]> {
  const ids = rows.flatMap(({ changed_by, user_id }) => [changed_by ?? [], user_id ?? []].flat())
  const people = await parts.namesOf(tx, [...new Set(ids)])
  return rows.map((row) => ({
    messageId: idOf(row),
    kind: row.kind,
    state: row.state,
    at: row.at,
    // A signed-in writer need not have typed name and address.
    name: signatureOf(row) ?? nameIn(people, row.user_id),
    email: row.email ?? (people.get(row.user_id ?? '')?.email || null),
    phoneNumber: row.phone_number,
    organisation: row.organisation,
    topic: row.topic,
    message: row.message,
    hasAccount: row.user_id !== null,
    changedAt: row.changed_at,
    changedBy: nameIn(people, row.changed_by),
  }))
}

/** The name as it was typed; only one of the forms has a separate field for the surname. */
const signatureOf = ({ name, surname }: WrittenRow): string | null =>
  surname === null ? name : `${name} ${surname}`

function nameIn(people: Awaited<ReturnType<SiteParts['namesOf']>>, id: string | null): string | null {
  const person = people.get(id ?? '')
  return person ? `${person.name} ${person.surname}` : null
}
