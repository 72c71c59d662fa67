/** What people wrote to us, as staff of the service reads it. */
import { AppError } from '@mizan/platform/contract'
import type { DataContext } from '@mizan/platform/database'
import type { ReceivedMessage } from '../schemas.ts'
import type { MessageKey, WrittenRow } from './store/messages.ts'

/** Names and addresses of accounts; those that are gone are left out. The context has the scope of the system. */
export type NamesOf = (
  ctx: DataContext,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { name: string; surname: string; email: string }>>

const idOf = ({ kind, id }: MessageKey): string => `${kind}-${id}`

/** @throws AppError `message.not_found` for an id that no message can have */
export function keyOf(messageId: string): MessageKey {
  const [, kind, id] = /^(contact|demo)-(\d{1,15})$/.exec(messageId) ?? []
  if (!kind || !id) throw new AppError('message.not_found')
  return { kind: kind as MessageKey['kind'], id: Number(id) }
}

export async function presentMessages(
  ctx: DataContext,
  namesOf: NamesOf,
  rows: readonly WrittenRow[],
): Promise<ReceivedMessage[]> {
  const ids = rows.flatMap(({ changed_by, user_id }) => [changed_by ?? [], user_id ?? []].flat())
  const people = await namesOf(ctx, [...new Set(ids)])
  return rows.map((row) => ({
    messageId: idOf(row),
    kind: row.kind,
    state: row.state,
    at: row.at,
    // Whoever was signed in can be answered without having written who they are.
    name: row.name ?? nameIn(people, row.user_id),
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

function nameIn(people: Awaited<ReturnType<NamesOf>>, id: string | null): string | null {
  const person = people.get(id ?? '')
  return person ? `${person.name} ${person.surname}` : null
}
