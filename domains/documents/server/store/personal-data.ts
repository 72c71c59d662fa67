/** Rows of one person across offices. */
import type { Tx } from '../call.ts'

/** Without the names of documents and cases, which the person may no longer be allowed to read. */
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
