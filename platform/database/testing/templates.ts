/** Databases that are filled once and copied for each test: PostgreSQL copies files, which takes a moment. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { TEMPLATE_PREFIX, TEST_PREFIX, withAdmin } from './server.ts'

/** The name of the template with this content. */
export const templateName = (content: string): string =>
  TEMPLATE_PREFIX + createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * Lets `build` fill a new database, unless one with this name exists and `isWhole`. `build` gets the address of the
 * database, and must have closed its connections when it ends. Other callers for the same template wait meanwhile.
 */
export const makeTemplate = (
  url: string,
  name: string,
  build: (address: string) => Promise<void>,
  isWhole: () => boolean = () => true,
): Promise<void> =>
  withAdmin(url, async (client) => {
    await client.query('select pg_advisory_lock(7002)')
    const { rows } = await client.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0 && isWhole()) return
    const building = `${name}_building`
    for (const old of [building, name]) await client.query(`drop database if exists ${old} with (force)`)
    await client.query(
      `create database ${building} template template0 encoding 'UTF8' ${await localeClause(client)}`,
    )
    await build(addressOf(url, building))
    await client.query(`alter database ${building} rename to ${name}`)
  })

let copies = 0

/**
 * A separate database with everything that the template holds. Its files are copied as they are: to write each page
 * into the log as well takes twice the time, and nobody recovers these databases.
 */
export async function copyTemplate(
  url: string,
  template: string,
): Promise<{ connectionString: string; drop: () => Promise<void> }> {
  copies += 1
  const name = `${TEST_PREFIX}${process.pid}_${copies}`
  await withAdmin(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    connectionString: addressOf(url, name),
    drop: async () => {
      await withAdmin(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function localeClause(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const isModern = (rows[0]?.version ?? 0) >= 170_000
  return isModern ? `locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'` : `locale 'C.UTF-8'`
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
