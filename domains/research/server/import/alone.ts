/** Work that only one process at a time may do on a database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../store/rows.ts'

/** Numbers of advisory locks. Two imports at once would both take one text for new. */
export const importLock = 0x6d697a61

const askAgainMs = 100

/**
 * Waits until nobody else holds the lock, then works. It asks again and again, because a statement that waits for
 * long is cut off; a process that dies gives the lock back with its connection.
 */
export async function alone<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const ask = sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`
    while (!(await ask.execute(connection)).rows[0]?.taken) await sleep(askAgainMs)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}
