/** What recordings keep about a person: that they have made some; the recordings belong to the office. */
import type { PersonalData } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const recordingPersonalData: PersonalData = {
  /** Without names and texts, which the person may no longer be allowed to read. */
  export: async ({ db }, { userId }) => {
    const { rows } = await sql`
      select id as "recordingId", created_at as "beganAt", size from recordings
      where created_by = ${userId} order by created_at`.execute(db)
    return { recordings: rows }
  },
  /** The account is erased, so what stays names nobody. */
  forget: async () => {},
}
