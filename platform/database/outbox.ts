// What must leave the database (mail, index updates, payments) is noted in the transaction that causes it and
// done after the commit, again and again until it succeeds.
import { type Kysely, sql, type Transaction } from 'kysely'
import { type AnyDatabase, type OutboxMessage, type PlatformTables, withTables } from './tables.ts'
import type { Clock } from './transaction.ts'

/** Does one thing; it may be done twice, so it must not matter. A throw means: again later. */
export type OutboxHandler = (payload: unknown, message: OutboxMessage) => Promise<void>

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 3_600_000
/** A message whose worker died is taken up again after this time. */
const CLAIM_MS = 300_000

/** Adds a message inside the caller's transaction; it is seen only when that commits. */
export async function enqueue(
  tx: { db: AnyDatabase; clock: Clock },
  kind: string,
  payload: unknown,
  availableAt: Date = tx.clock.now(),
): Promise<void> {
  if (!tx.db.isTransaction) throw new TypeError('A message belongs to a transaction')
  const values = {
    kind,
    payload: JSON.stringify(payload),
    created_at: tx.clock.now(),
    available_at: availableAt,
  }
  await withTables<PlatformTables>(tx.db as Transaction<unknown>)
    .insertInto('outbox')
    .values(values)
    .execute()
}

/**
 * Takes up to `batch` due messages of the kinds that have a handler, oldest first, and handles them one by
 * one. Several processes may drain at once. Gives how many were done and how many will be tried again.
 */
export async function drainOutbox(
  db: AnyDatabase,
  handlers: Record<string, OutboxHandler>,
  { clock, batch = 50 }: { clock: Clock; batch?: number },
): Promise<{ done: number; failed: number }> {
  const outbox = withTables<PlatformTables>(db)
  const counts = { done: 0, failed: 0 }
  for (const message of await claim(outbox, Object.keys(handlers), clock.now(), batch)) {
    const failure = await attempt(handlers[message.kind] as OutboxHandler, message)
    await settle(outbox, message, failure, clock.now())
    counts[failure === undefined ? 'done' : 'failed'] += 1
  }
  return counts
}

async function claim(
  db: Kysely<PlatformTables>,
  kinds: string[],
  now: Date,
  batch: number,
): Promise<OutboxMessage[]> {
  if (kinds.length === 0) return []
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('available_at', '<=', sql<string>`${now}::timestamptz`)
    .where('kind', 'in', kinds)
    .orderBy('available_at')
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
  const claimed = await db
    .updateTable('outbox')
    .set({ attempts: sql`attempts + 1`, available_at: new Date(now.getTime() + CLAIM_MS) })
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return claimed.sort((a, b) => a.id - b.id)
}

async function attempt(handler: OutboxHandler, message: OutboxMessage): Promise<string | undefined> {
  try {
    await handler(message.payload, message)
    return undefined
  } catch (error) {
    return String((error as Error)?.message ?? error).slice(0, 2_000)
  }
}

async function settle(
  db: Kysely<PlatformTables>,
  { id, attempts }: OutboxMessage,
  failure: string | undefined,
  now: Date,
) {
  const outcome =
    failure === undefined
      ? { done_at: now, last_error: null }
      : { available_at: new Date(now.getTime() + pauseAfter(attempts)), last_error: failure }
  // Another worker may have taken the message over after CLAIM_MS; its outcome counts then.
  await db.updateTable('outbox').set(outcome).where('id', '=', id).where('attempts', '=', attempts).execute()
}

/** Milliseconds until the next try: 5 s, 10 s, 20 s … one hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS)
}
