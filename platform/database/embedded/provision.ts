/**
 * The role and the database that the product uses. The role owns its database and is no superuser, because row-level
 * security does not bind superusers.
 */
import pg from 'pg'
import type { Credentials } from './cluster.ts'
import { EmbeddedPostgresError } from './errors.ts'

export const APPLICATION = 'mizan'

/** Creates the role and the database if they are missing; cheap if both exist. */
export async function provision(port: number, credentials: Credentials): Promise<void> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: credentials.superuser,
    database: 'postgres',
  })
  await client.connect().catch((cause) => {
    const message = `PostgreSQL of this data folder runs but does not take connections on 127.0.0.1:${port}: ${cause.message}. Does it run in another container, or is credentials.json another one's? Stop every program on this folder and start again.`
    throw new EmbeddedPostgresError(message, { cause })
  })
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [APPLICATION],
    )
    const password = pg.escapeLiteral(credentials.application)
    if (!rows[0]?.role) await client.query(`create role ${APPLICATION} login createdb password ${password}`)
    if (!rows[0]?.database) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`)
  } finally {
    await client.end()
  }
}

export function connectionString(port: number, credentials: Credentials): string {
  return `postgres://${APPLICATION}:${encodeURIComponent(credentials.application)}@127.0.0.1:${port}/${APPLICATION}`
}
