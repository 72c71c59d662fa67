/** The data that the assistant keeps about a person: their conversations. Shared ones stay with the office. */

import type { Transaction } from '@mizan/platform/database'
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const assistantPersonalData: PersonalData = {
  export: async ({ db }, { userId }) => {
    const { rows } = await sql`
      select c.title, c.country, c.created_at as "createdAt", (c.shared_at is not null) as "isShared",
        coalesce((select jsonb_agg(jsonb_build_object('question', a.question, 'askedAt', a.asked_at) order by a.asked_at)
          from assistant_answers a where a.conversation_id = c.id), '[]') as questions
      from assistant_conversations c where c.user_id = ${userId} order by c.created_at`.execute(db)
    return { conversations: rows }
  },
  forget: async ({ db }, { userId }) => {
    await sql`delete from assistant_conversations where user_id = ${userId} and shared_at is null`.execute(db)
  },
}

/** A person who has left reads nothing of the office any more, and nobody else may read their private conversations. */
export async function forgetLeaver(
  { db }: Pick<Transaction, 'db'>,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> {
  await sql`
    delete from assistant_conversations
    where company_id = ${officeId} and user_id = ${userId} and shared_at is null`.execute(db)
}
