/** Rows of the versions of a draft. The current text is the newest one that no clash has left behind. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { minutesOfVersion, mostVersions } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { VersionRow } from '../tables.ts'

export const listVersions = ({ db }: Tx, draftId: string) =>
  db
    .selectFrom('draft_versions')
    .select(['id', 'number', 'is_clash', 'saved_by', 'began_at', 'saved_at'])
    .where('draft_id', '=', draftId)
    .orderBy('number', 'desc')
    .execute()

export const findVersion = ({ db }: Tx, draftId: string, id: string): Promise<VersionRow | undefined> =>
  db
    .selectFrom('draft_versions')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('id', '=', id)
    .executeTakeFirst()

export const currentVersion = ({ db }: Tx, draftId: string): Promise<VersionRow> =>
  db
    .selectFrom('draft_versions')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('is_clash', '=', false)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

interface Saving {
  officeId: string
  draftId: string
  by: string
  sealed: Buffer
}

/**
 * Saves of one person shortly after each other are one version; a version that somebody else saved stays. Returns
 * whether it is a new one.
 */
export async function putVersion(tx: Tx, current: VersionRow | undefined, saving: Saving): Promise<boolean> {
  const now = tx.clock.now()
  const age = current ? now.getTime() - new Date(current.began_at).getTime() : Number.POSITIVE_INFINITY
  if (!current || current.saved_by !== saving.by || age > minutesOfVersion * 60_000) {
    await addVersion(tx, saving, false)
    return true
  }
  await tx.db
    .updateTable('draft_versions')
    .set({ sealed: saving.sealed, saved_at: now.toISOString() })
    .where('id', '=', current.id)
    .execute()
  return false
}

/** Returns its id. Beyond the limit the oldest are deleted, but none that a clash has left and nobody has seen. */
export async function addVersion(tx: Tx, saving: Saving, isClash: boolean): Promise<string> {
  const { officeId, draftId, by, sealed } = saving
  const id = randomUUID()
  const now = tx.clock.now().toISOString()
  await sql`
    insert into draft_versions (id, company_id, draft_id, number, sealed, is_clash, saved_by, began_at, saved_at)
    select ${id}, ${officeId}, ${draftId}, coalesce(max(number), 0) + 1, ${sealed}, ${isClash}, ${by}, ${now}, ${now}
    from draft_versions where draft_id = ${draftId}`.execute(tx.db)
  await sql`
    delete from draft_versions where id in (
      select id from draft_versions where draft_id = ${draftId}
      order by is_clash desc, number desc offset ${mostVersions})`.execute(tx.db)
  return id
}
