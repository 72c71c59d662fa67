/**
 * The notifications and choices of a person: they are deleted when the person leaves the office or erases the
 * account.
 */
import type { Transaction } from '@mizan/platform/database'
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'
import type { Tx } from './call.ts'

export const notificationPersonalData: PersonalData = {
  export: async (tx, { userId }) => ({ notifications: await ownOf(tx, userId) }),
  forget: (tx, { userId }) => forget(tx, sql`user_id = ${userId}`),
}

/** For the list `memberLeft`, in the transaction in which the person leaves. */
export const forgetLeaver = (
  tx: Transaction,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> => forget(tx, sql`company_id = ${officeId} and user_id = ${userId}`)

/** The data without the change itself, which belongs to the office. */
async function ownOf({ db }: Tx, userId: string) {
  const items = await db
    .selectFrom('notifications')
    .select([
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'kind',
      'at',
      'read_at as readAt',
      'due_on as dueOn',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const settings = await db
    .selectFrom('notification_settings')
    .select(['chosen', 'reminder_days as reminderDays'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { items, settings: settings ?? null }
}

async function forget({ db }: Transaction, own: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with settings as (delete from notification_settings where ${own})
    delete from notifications where ${own}`.execute(db)
}
