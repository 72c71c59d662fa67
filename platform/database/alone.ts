/** Work on a database that only one process at a time may do. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** First key of the locks by name; migrations lock with a single key, which PostgreSQL keeps apart. */
const NAMED_LOCKS = 0x6d697a
const ASK_AGAIN_MS = 100

/**
 * Waits until nobody else holds the lock of this name, then works. It polls, because a statement that waits for long is
 * cancelled. A process that dies releases the lock with its connection.
 */
export async function alone<Tables, Result>(
  db: Kysely<Tables>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const ask = sql<{
      taken: boolean
    }>`select pg_try_advisory_lock(${NAMED_LOCKS}, hashtext(${name})) as taken`
    while (!(await ask.execute(connection)).rows[0]?.taken) await sleep(ASK_AGAIN_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${NAMED_LOCKS}, hashtext(${name}))`.execute(connection)
    }
  })
}
