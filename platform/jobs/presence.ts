/**
 * Each runner is present by a shared lock of PostgreSQL that its process holds for as long as it lives. One that finds
 * nobody else present knows that whoever holds a job was killed.
 */
import pg from 'pg'
import { APPLICATION_NAME } from '../database/connect.ts'
import type { Log } from '../log/index.ts'

const PRESENCE_LOCK = 0x6a6f6273
const PATIENCE_MS = 10_000

export interface Presence {
  leave(): Promise<void>
}

/**
 * Becomes present. Calls `ifAlone` first if no other runner is; none can become present meanwhile.
 *
 * If the connection breaks, a runner that starts later may take over jobs that still run here. A claim that was taken
 * over ends nothing, so this is the same as a heartbeat that came too late.
 */
export async function enter(
  { connectionString, log }: { connectionString: string; log: Log },
  ifAlone: (client: pg.Client) => Promise<void>,
): Promise<Presence> {
  const client = new pg.Client({
    connectionString,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    keepAlive: true,
  })
  client.on('error', (err) => log.warn({ err }, 'the connection that shows that jobs are run here broke'))
  const leave = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
    if (rows[0].alone) await ifAlone(client)
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
    if (rows[0].alone) await client.query('select pg_advisory_unlock($1)', [PRESENCE_LOCK])
  } catch (error) {
    await leave()
    throw error
  }
  return { leave }
}
