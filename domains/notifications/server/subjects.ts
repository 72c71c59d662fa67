/** What several domains say about their subjects, as if it were said by one. */
import { sql } from 'kysely'
import type { NotificationSubjects, Subject } from './parts.ts'

export const allSubjects = (all: readonly NotificationSubjects[]): NotificationSubjects => ({
  readable: (reader, subjectId) =>
    all.length === 0
      ? sql<boolean>`false`
      : sql<boolean>`(${sql.join(
          all.map(({ readable }) => readable(reader, subjectId)),
          sql` or `,
        )})`,
  named: async (tx, officeId, ids) => {
    const names = new Map<string, Subject>()
    for (const { named } of all)
      for (const [id, subject] of await named(tx, officeId, ids)) names.set(id, subject)
    return names
  },
  mayRead: async (tx, officeId) => {
    for (const { mayRead } of all) if (await mayRead(tx, officeId)) return true
    return false
  },
  shortDetails: (action, details) =>
    all.reduce<Record<string, unknown>>((shown, { shortDetails }) => shortDetails(action, shown), {
      ...details,
    }),
})
