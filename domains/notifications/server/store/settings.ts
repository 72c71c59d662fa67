/** What each person has chosen to be told of. */
import { sql } from 'kysely'
import type { Chosen } from '../../rules/settings.ts'
import type { SettingChange } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { Person } from './waiting.ts'

export async function findChosen({ db }: Tx, { officeId, userId }: Person): Promise<Chosen> {
  const row = await db
    .selectFrom('notification_settings')
    .select('chosen')
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.chosen ?? {}
}

/** Other switches stay as they are, also if they are changed at the same time. */
export async function keepChoice(
  { db }: Tx,
  { officeId, userId }: Person,
  { kind, way, on }: SettingChange,
): Promise<Chosen> {
  const { rows } = await sql<{ chosen: Chosen }>`
    insert into notification_settings as s (company_id, user_id, chosen)
    values (${officeId}, ${userId}, ${JSON.stringify({ [kind]: { [way]: on } })})
    on conflict (company_id, user_id) do update set chosen = s.chosen || jsonb_build_object(
      ${kind}::text, coalesce(s.chosen -> ${kind}::text, '{}') || jsonb_build_object(${way}::text, ${on}::boolean))
    returning chosen`.execute(db)
  return rows[0]?.chosen ?? {}
}

/** Nothing that waits is mailed after the person has switched its mail off. */
export async function dropWaiting(
  { db }: Tx,
  { officeId, userId }: Person,
  { kind, way }: SettingChange,
): Promise<void> {
  const drop = db
    .updateTable('notifications')
    .set(way === 'mail' ? { mail_at: null } : { in_digest: false })
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
  await (way === 'mail'
    ? drop.where('mail_at', 'is not', null)
    : drop.where('in_digest', '=', true)
  ).execute()
}
