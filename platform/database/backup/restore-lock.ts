/** Only one program at a time may set files aside, and no other may use the data folder meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { BackupError } from './errors.ts'
import { leftoverTokens, settleLeftovers } from './files.ts'
import { withSession } from './session.ts'

const RESTORE_LOCK = 0x72657374
const PATIENCE_MS = 30_000
const ASK_AGAIN_MS = 100

/**
 * Takes the lock for this connection and returns the function that releases it; a broken connection releases it too.
 * Waits a while, because a killed restore holds it until PostgreSQL has noticed.
 * @throws BackupError
 */
export async function takeRestoreLock(client: ClientBase): Promise<() => Promise<void>> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [RESTORE_LOCK])
    if (rows[0].taken) break
    if (Date.now() > deadline)
      throw new BackupError('A backup is being restored into this database. Wait for its end and try again.')
    await sleep(ASK_AGAIN_MS)
  }
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [RESTORE_LOCK])
  }
}

/**
 * Completes or undoes an interrupted restore, and waits for a running one. Call it before using the data folder.
 * @throws BackupError
 */
export async function finishInterruptedRestore(pool: Pool, dataDir: string): Promise<void> {
  if ((await leftoverTokens(dataDir)).size === 0) return
  await withSession(pool, async (client) => {
    const release = await takeRestoreLock(client)
    await settleLeftovers(client, dataDir)
    await release()
  })
}
