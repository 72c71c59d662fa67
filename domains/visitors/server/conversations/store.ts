/** Conversations of visitors. Only the hash of a token is stored. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type ConversationKind, type Use, usesOfConversation } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { ConversationRow } from '../tables.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface NewConversation {
  id: string
  kind: ConversationKind
  token: string
  who: string
  mark: string | null
  day: string
  openedAt: Date
  expiresAt: Date
}

export async function insertConversation(
  { db }: Tx,
  { token, openedAt, expiresAt, ...row }: NewConversation,
): Promise<void> {
  const times = { opened_at: openedAt, expires_at: expiresAt }
  await db
    .insertInto('visitor_conversations')
    .values({ ...row, ...times, token_hash: hashOf(token) })
    .execute()
}

export async function findByToken(
  { db, clock }: Tx,
  kind: ConversationKind,
  token: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('visitor_conversations')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst()
  return found?.id
}

/** Counts one use and returns the conversation with it; undefined if it was used as often as it may be. */
export const countUse = ({ db }: Tx, id: string, use: Use): Promise<ConversationRow | undefined> =>
  db
    .updateTable('visitor_conversations')
    .set((update) => ({ [use]: update(use, '+', 1) }))
    .where('id', '=', id)
    .where(use, '<', usesOfConversation[use])
    .returningAll()
    .executeTakeFirst()

export async function uncountAnswer({ db }: Tx, id: string): Promise<void> {
  await db
    .updateTable('visitor_conversations')
    .set((update) => ({ answers: update('answers', '-', 1) }))
    .where('id', '=', id)
    .where('answers', '>', 0)
    .execute()
}

export async function noteCited({ db }: Tx, id: string, places: readonly string[]): Promise<void> {
  await db
    .updateTable('visitor_conversations')
    .set({ cited: sql<string[]>`cited || ${places}::text[]` })
    .where('id', '=', id)
    .execute()
}

export async function deleteEnded({ db, clock }: Tx): Promise<number> {
  const ended = db.deleteFrom('visitor_conversations').where('expires_at', '<', clock.now().toISOString())
  return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows)
}
