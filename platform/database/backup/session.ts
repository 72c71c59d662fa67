/** The one connection that a backup or restore runs on. */
import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * Runs `work` on a connection of its own. If it fails, the connection is cut: an unfinished COPY would otherwise
 * block everything behind it, and PostgreSQL rolls the open transaction back by itself.
 */
export async function withSession<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  client.on('error', () => {})
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    socketOf(client).destroy()
    client.release(true)
    throw error
  }
}

const socketOf = (client: PoolClient) =>
  (client as PoolClient & { connection: { stream: Socket } }).connection.stream
