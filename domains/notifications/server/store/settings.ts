/** The notification choices of each person. */
import { type Selectable, sql } from 'kysely'
import { usualDays } from '../../data/limits.ts'
import type { ChosenSwitches } from '../../rules/settings.ts'
import type { SettingChange } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { NotificationTables } from '../tables.ts'
import type { Person } from './waiting.ts'

export interface OwnSettings {
  chosen: ChosenSwitches
  /** The most first. */
  days: readonly number[]
}

export type SettingsRow = Pick<
  Selectable<NotificationTables['notification_settings']>,
  'chosen' | 'reminder_days'
>

export const settingsOf = (row: SettingsRow | undefined): OwnSettings => ({
  chosen: row?.chosen ?? {},
  days: row?.reminder_days ?? usualDays,
})

const rowOf = ({ db }: Tx, { officeId, userId }: Person) =>
  db
    .selectFrom('notification_settings')
    .select(['chosen', 'reminder_days', 'digest_on'])
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)

export const findSettings = async (tx: Tx, person: Person): Promise<OwnSettings> =>
  settingsOf(await rowOf(tx, person).executeTakeFirst())

/** Other switches stay as they are, also if they are changed at the same time. */
export async function keepChoice(
  { db }: Tx,
  { officeId, userId }: Person,
  { kind, way, on }: SettingChange,
): Promise<OwnSettings> {
  const { rows } = await sql<SettingsRow>`
    insert into notification_settings as s (company_id, user_id, chosen)
    values (${officeId}, ${userId}, ${JSON.stringify({ [kind]: { [way]: on } })})
    on conflict (company_id, user_id) do update set chosen = s.chosen || jsonb_build_object(
      ${kind}::text, coalesce(s.chosen -> ${kind}::text, '{}') || jsonb_build_object(${way}::text, ${on}::boolean))
    returning chosen, reminder_days`.execute(db)
  return settingsOf(rows[0])
}

export async function keepDays(
  { db }: Tx,
  { officeId, userId }: Person,
  days: readonly number[],
): Promise<OwnSettings> {
  const reminder_days = [...days]
  const row = await db
    .insertInto('notification_settings')
    .values({ company_id: officeId, user_id: userId, chosen: '{}', reminder_days })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ reminder_days }))
    .returning(['chosen', 'reminder_days'])
    .executeTakeFirst()
  return settingsOf(row)
}

/**
 * Takes the day for one person: nobody else gets it, and it is given back if the transaction fails. `remindedOn` is the day
 * before, null for the first. Undefined if the day was taken.
 */
export async function takeDay(
  tx: Tx,
  person: Person,
  today: string,
): Promise<(OwnSettings & { remindedOn: string | null }) | undefined> {
  const before = await rowOf(tx, person).forUpdate().executeTakeFirst()
  const { rows } = await sql`
    insert into notification_settings as s (company_id, user_id, digest_on)
    values (${person.officeId}, ${person.userId}, ${today}::date)
    on conflict (company_id, user_id) do update set digest_on = excluded.digest_on
      where s.digest_on is null or s.digest_on < excluded.digest_on
    returning digest_on`.execute(tx.db)
  return rows.length > 0 ? { ...settingsOf(before), remindedOn: before?.digest_on ?? null } : undefined
}

/** Waiting events are not mailed after the person has switched the mail off. */
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
