/** Private calendar addresses. The secret in an address is known to its owner alone; only its hash is kept. */
import { createHash, randomBytes } from 'node:crypto'
import { reminderSettings } from '@mizan/notifications/server'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { CaseTables } from '../tables.ts'

interface Owner {
  officeId: string
  userId: string
}

/** 32 random bytes. */
export const newKey = (): string => randomBytes(32).toString('base64url')

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

export const findFeed = ({ db }: Tx, { officeId, userId }: Owner) =>
  db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('company_id', '=', officeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The former address of the person stops working. */
export async function keepFeed(
  { db, clock }: Tx,
  { officeId, userId }: Owner,
  { key, language }: { key: string; language: 'tr' | 'en' },
): Promise<{ createdAt: string }> {
  const createdAt = clock.now().toISOString()
  const feed = { key_hash: hashOf(key), language, created_at: createdAt }
  const unread = { last_read_at: null, reads: 0, counted_since: null }
  await db
    .insertInto('calendar_feeds')
    .values({ company_id: officeId, user_id: userId, ...feed })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet({ ...feed, ...unread }))
    .execute()
  return { createdAt }
}

export async function removeFeed({ db }: Tx, { officeId, userId }: Owner): Promise<void> {
  const own = db.deleteFrom('calendar_feeds').where('company_id', '=', officeId)
  await own.where('user_id', '=', userId).execute()
}

/** For the gate. What the address shows, and whether it still shows anything, is decided when it is read. */
export async function opensFeed(tx: Transaction, key: string): Promise<boolean> {
  const { db }: Transaction<CaseTables> = tx
  const found = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whose address it is, with what they want to be reminded of, and how often it was read within an hour, this time
 * included; undefined for none.
 */
export async function noteReading({ db, clock }: Tx, key: string) {
  const now = clock.now().toISOString()
  const isSameHour = sql<boolean>`counted_since > ${now}::timestamptz - interval '1 hour'`
  return db
    .updateTable('calendar_feeds')
    .set({
      last_read_at: now,
      reads: sql`case when ${isSameHour} then reads + 1 else 1 end`,
      counted_since: sql`case when ${isSameHour} then counted_since else ${now}::timestamptz end`,
    })
    .where('key_hash', '=', hashOf(key))
    .returning(['company_id', 'user_id', 'language', 'reads'])
    .returning(
      reminderSettings(sql.ref('calendar_feeds.company_id'), sql.ref('calendar_feeds.user_id')).as(
        'settings',
      ),
    )
    .executeTakeFirst()
}
