/**
 * The tables and columns of the database, read from PostgreSQL's own catalog, so that a new table is never forgotten.
 */
import type { ClientBase } from 'pg'
import { TENANT_POLICY } from '../row-security.ts'
import { BackupError } from './errors.ts'

export type TableShape = { name: string; columns: string[] }

export type SequenceState = { name: string; last: string; called: boolean }

/** The migrations maintain this table themselves, so it is not backed up as rows. */
export const MIGRATIONS_TABLE = 'schema_migrations'

/** The tables of the job runner are in a schema of their own, and their names here begin with it. */
const JOBS_SCHEMA = 'jobs'

const OWN_TABLES = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', '${JOBS_SCHEMA}') and c.relkind = 'r' and c.relname <> '${MIGRATIONS_TABLE}'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** All tables with the columns that store data (not generated ones), by name. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    ${OWN_TABLES} order by n.nspname <> 'public', c.relname`)
  return rows
}

export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    if (name.startsWith(MIGRATIONS_TABLE)) continue
    const state = await client.query(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    )
    states.push({ name, ...state.rows[0] })
  }
  return states
}

/** Names of tables that hold at least one row; those of the job runner are never empty. */
export async function listFilledTables(client: ClientBase): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    if (name.startsWith(`${JOBS_SCHEMA}.`)) continue
    const { rows } = await client.query(`select exists (select from ${quoted(name)}) as filled`)
    if (rows[0].filled) filled.push(name)
  }
  return filled
}

/** Makes every row visible to this transaction; throws if a table has a policy that would still hide some. */
export async function seeAllRows(client: ClientBase): Promise<void> {
  await client.query(`select set_config('app.company_id', '*', true)`)
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name ${OWN_TABLES} and c.relrowsecurity and not exists
       (select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`,
    [TENANT_POLICY],
  )
  if (rows.length > 0)
    throw new BackupError(
      `Rows of ${rows.map(({ name }) => name).join(', ')} may be hidden by an unknown policy.`,
    )
}

/** The number of other connections of the product to this database. */
export async function countOtherUsers(client: ClientBase, applicationName: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName],
  )
  return rows[0]?.count ?? 0
}

export const quoted = (name: string) => {
  const [schema, table] = name.startsWith(`${JOBS_SCHEMA}.`)
    ? [JOBS_SCHEMA, name.slice(JOBS_SCHEMA.length + 1)]
    : ['public', name]
  return `${schema}."${table.replaceAll('"', '""')}"`
}
export const quotedColumns = (columns: string[]) =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
