/** The data that mails keep about a person: that they have brought or settled some; the mails belong to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const mailPersonalData: PersonalData = {
  export: async ({ db }, { userId }) => {
    const { rows } = await sql`
      select id as "mailId", created_at as "arrivedAt", ${userId} = any(brought_by) as "broughtByMe",
        settled_by is not distinct from ${userId} as "settledByMe", state
      from mails where ${userId} = any(brought_by) or settled_by = ${userId} order by created_at`.execute(db)
    return { incomingMails: rows }
  },
  /** The account is erased, so the remaining rows name nobody. */
  forget: async () => {},
}
