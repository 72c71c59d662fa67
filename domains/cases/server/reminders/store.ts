/** What each person wants to be reminded of, and until which day they were. */
import { sql } from 'kysely'
import { calendarKinds } from '../../data/words.ts'
import type { ReminderSettings } from '../../schemas.ts'
import type { Tx } from '../call.ts'

interface Owner {
  officeId: string
  userId: string
}

/** For somebody who has chosen nothing; the same as the defaults of the table. */
export const usual: ReminderSettings = { kinds: [...calendarKinds], days: [7, 3, 1, 0], byMail: true }

const rowOf = ({ db }: Tx, { officeId, userId }: Owner) =>
  db
    .selectFrom('calendar_reminders')
    .select(['kinds', 'days', 'by_mail as byMail', 'told_on as toldOn'])
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)

export async function findReminders(tx: Tx, owner: Owner): Promise<ReminderSettings> {
  const { toldOn: _, ...settings } = (await rowOf(tx, owner).executeTakeFirst()) ?? { ...usual, toldOn: null }
  return settings
}

export async function keepReminders(
  { db }: Tx,
  { officeId, userId }: Owner,
  { kinds, days, byMail }: ReminderSettings,
): Promise<void> {
  const chosen = { kinds, days, by_mail: byMail }
  await db
    .insertInto('calendar_reminders')
    .values({ company_id: officeId, user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(chosen))
    .execute()
}

/**
 * Takes the day for one person: nobody else gets it, and it is given back if the transaction fails. `toldOn` is the day
 * before, null for the first. Undefined if the day was taken.
 */
export async function takeDay(
  tx: Tx,
  owner: Owner,
  today: string,
): Promise<(ReminderSettings & { toldOn: string | null }) | undefined> {
  const before = await rowOf(tx, owner).forUpdate().executeTakeFirst()
  const { rows } = await sql`
    insert into calendar_reminders (company_id, user_id, told_on)
    values (${owner.officeId}, ${owner.userId}, ${today}::date)
    on conflict (company_id, user_id) do update set told_on = excluded.told_on
      where calendar_reminders.told_on is null or calendar_reminders.told_on < excluded.told_on
    returning told_on`.execute(tx.db)
  return rows.length > 0 ? (before ?? { ...usual, toldOn: null }) : undefined
}
