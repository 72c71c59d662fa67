/**
 * The data that drafts keep about a person: the drafts that they alone own. Drafts of cases are the work of the
 * office and stay.
 */
import type { Transaction } from '@mizan/platform/database'
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const draftPersonalData: PersonalData = {
  export: async ({ db }, { userId }) => {
    const { rows } = await sql`
      select title, kind, created_at as "createdAt", changed_at as "changedAt", (case_id is not null) as "isOfCase"
      from drafts where created_by = ${userId} order by created_at`.execute(db)
    return { drafts: rows }
  },
  forget: async ({ db }, { userId }) => {
    await sql`delete from drafts where owner_id = ${userId}`.execute(db)
  },
}

/** Drafts without a case that a person wrote for the office go to its administrators once the person has left. */
export async function handOverDrafts(
  { db }: Pick<Transaction, 'db'>,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> {
  await sql`update drafts set owner_id = null where company_id = ${officeId} and owner_id = ${userId}`.execute(
    db,
  )
}
