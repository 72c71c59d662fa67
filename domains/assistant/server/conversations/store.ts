/** Rows of conversations. */
import { containing, foldText } from '@mizan/identity/rules/search-text'
import { AppError } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { ConversationRow } from '../tables.ts'
import { listQuestions } from './answers.ts'
import { isReadable, type Reader } from './readable.ts'

interface ConversationSearch {
  query: string
  caseId?: string | undefined
  pageIndex: number
  pageSize: number
}

/** The one that was changed last first. */
export async function pageOfConversations({ db }: Tx, reader: Reader, asked: ConversationSearch) {
  const words = asked.query.split(/\s+/).filter((word) => word !== '')
  const conditions = [
    isReadable(reader),
    ...(asked.caseId === undefined ? [] : [sql<boolean>`c.case_id = ${asked.caseId}`]),
    ...words.map((word) => sql<boolean>`c.search_text like ${containing(word)}`),
  ]
  const where = sql.join(conditions, sql` and `)
  const { rows } = await sql<ConversationRow & { total: number }>`
    select c.*, (count(*) over ())::int as total from assistant_conversations c where ${where}
    order by c.changed_at desc, c.id limit ${asked.pageSize} offset ${asked.pageIndex * asked.pageSize}`.execute(
    db,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** @throws AppError `assistant.conversation_not_found`, the same for one that the reader may not see */
export async function getConversation({ db }: Tx, reader: Reader, id: string): Promise<ConversationRow> {
  const { rows } = await sql<ConversationRow>`
    select c.* from assistant_conversations c where c.id = ${id} and ${isReadable(reader)}`.execute(db)
  if (!rows[0]) throw new AppError('assistant.conversation_not_found')
  return rows[0]
}

/**
 * A conversation of the reader, locked until the transaction ends. @throws AppError
 * `assistant.conversation_not_found`
 */
export async function lockOwnConversation({ db }: Tx, reader: Reader, id: string): Promise<ConversationRow> {
  const { rows } = await sql<ConversationRow>`
    select c.* from assistant_conversations c
    where c.id = ${id} and c.user_id = ${reader.userId} and ${isReadable(reader)} for update of c`.execute(db)
  if (!rows[0]) throw new AppError('assistant.conversation_not_found')
  return rows[0]
}

export async function countOwn({ db }: Tx, { officeId, userId }: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from assistant_conversations
    where company_id = ${officeId} and user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface NewConversation extends Pick<ConversationRow, 'id' | 'case_id' | 'title' | 'country'> {
  officeId: string
  userId: string
}

export async function insertConversation({ db, clock }: Tx, one: NewConversation): Promise<void> {
  const { officeId, userId, ...row } = one
  const now = clock.now().toISOString()
  await db
    .insertInto('assistant_conversations')
    .values({
      ...row,
      company_id: officeId,
      user_id: userId,
      search_text: foldText(row.title),
      created_at: now,
      changed_at: now,
    })
    .execute()
}

/** It has one more answer, and is found by the words of its question. */
export async function noteAnswer(
  { db, clock }: Tx,
  id: string,
  { question, country }: { question: string; country: ConversationRow['country'] },
): Promise<void> {
  await sql`
    update assistant_conversations set answer_count = answer_count + 1, country = ${country},
      search_text = search_text || ' ' || ${foldText(question)}, changed_at = ${clock.now().toISOString()}
    where id = ${id}`.execute(db)
}

/** It is found by its title and its questions; a former title that was no question finds it no longer. */
export async function updateTitle(tx: Tx, id: string, title: string): Promise<void> {
  const questions = await listQuestions(tx, id)
  const search_text = [title, ...questions].map(foldText).join(' ')
  await tx.db
    .updateTable('assistant_conversations')
    .set({ title, search_text })
    .where('id', '=', id)
    .execute()
}

export async function updateSharing({ db, clock }: Tx, id: string, isShared: boolean): Promise<void> {
  const shared_at = isShared ? clock.now().toISOString() : null
  await db.updateTable('assistant_conversations').set({ shared_at }).where('id', '=', id).execute()
}

export async function deleteConversation({ db }: Tx, id: string): Promise<void> {
  await db.deleteFrom('assistant_conversations').where('id', '=', id).execute()
}
