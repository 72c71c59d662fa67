/** The subjects of which a person may be notified now, and the condition for reading each. */
import { permits } from '@mizan/company/access'
import type { Transaction } from '@mizan/platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { NotificationParts } from './parts.ts'
import type { NotificationSubject, Reader } from './subjects.ts'

type Parts = Pick<NotificationParts, 'subjects' | 'licencesOf'>

/**
 * The subjects by the roles of the reader and the licences of the office. A letter is sent while a screen is under
 * maintenance.
 */
export async function openSubjects(
  { subjects, licencesOf }: Parts,
  tx: Transaction,
  { officeId, roles }: Pick<Reader, 'officeId' | 'roles'>,
): Promise<NotificationSubject[]> {
  const permitted = subjects.all.filter(
    ({ access: { permission } }) => !permission || permits(roles, permission),
  )
  if (permitted.every(({ access }) => access.licence === undefined)) return permitted
  const { keys } = await licencesOf(tx, officeId)
  return permitted.filter(
    ({ access: { licence } }) => licence === undefined || [licence].flat().some((key) => keys.has(key)),
  )
}

/** The subjects whose screens are switched on: others are neither shown nor counted. */
export async function shownSubjects(
  parts: Parts & Pick<NotificationParts, 'featureState'>,
  tx: Transaction,
  reader: Pick<Reader, 'officeId' | 'roles'>,
): Promise<NotificationSubject[]> {
  const open = await openSubjects(parts, tx, reader)
  const isOn = await Promise.all(
    open.map(
      async ({ access: { feature } }) =>
        feature === undefined || (await parts.featureState(feature)) === 'TurnedOn',
    ),
  )
  return open.filter((_, index) => isOn[index])
}

/**
 * Whether the reader may read the subject of the notification `n`. Subjects with the same condition share it, because
 * a condition for each kind would keep PostgreSQL from joining.
 */
export function isReadable(open: readonly NotificationSubject[], reader: Reader): RawBuilder<boolean> {
  const byCondition = Map.groupBy(open, ({ readable }) => readable)
  const conditions = [...byCondition].map(([readable, subjects]) => {
    const kinds = subjects.map(({ kind }) => kind)
    return sql<boolean>`(n.subject_kind = any(${kinds}) and ${readable(reader, sql`n.subject_id`)})`
  })
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`
}
