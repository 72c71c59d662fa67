/** Rows of one person across offices. */
import type { Tx } from '../call.ts'

/**
 * Without names of documents and cases as they are now, which the person may no longer be allowed to read; files have the
 * names under which the person uploaded them.
 */
export async function ownOf({ db }: Tx, userId: string) {
  const added = await db
    .selectFrom('document_versions')
    .select(['file_name as fileName', 'size', 'comment', 'created_at as addedAt'])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute()
  const read = await db
    .selectFrom('document_reads')
    .select(['day', 'first_at as firstAt', 'last_at as lastAt'])
    .where('user_id', '=', userId)
    .orderBy('first_at')
    .execute()
  return { added, read }
}
