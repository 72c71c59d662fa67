/** Drops the schema and builds it again inside one transaction. */
import type { ClientBase } from 'pg'
import { MIGRATIONS_TABLE_SQL, type Migration, recordMigration } from '../migrate.ts'
import { listTables, quoted } from './catalog.ts'

const NOT_OF_AN_EXTENSION = `not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

/** Drops everything that the product ever made in the schemas `public` and `jobs`; objects of extensions stay. */
export async function dropEverything(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists jobs cascade')
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists %s cascade',
        case o.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end, o.oid::regclass) as statement
      from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and ${NOT_OF_AN_EXTENSION}
      and not exists (select from pg_depend d where o.relkind = 'S' and d.objid = o.oid and d.deptype in ('a', 'i'))
    union all
    select format('drop routine if exists %s cascade', o.oid::regprocedure) from pg_proc o
      where o.pronamespace = 'public'::regnamespace and ${NOT_OF_AN_EXTENSION}
    union all
    select format('drop type if exists %s cascade', o.oid::regtype) from pg_type o
      where o.typnamespace = 'public'::regnamespace and o.typtype in ('e', 'd') and ${NOT_OF_AN_EXTENSION}`)
  for (const { statement } of rows) await client.query(statement)
}

/** Builds the schema as it was when the backup was taken, without the rows that migrations add. */
export async function buildSchema(client: ClientBase, migrations: Migration[]): Promise<void> {
  await client.query(MIGRATIONS_TABLE_SQL)
  for (const migration of migrations) {
    await client.query(migration.sql)
    await recordMigration(client, migration)
  }
  const tables = await listTables(client)
  if (tables.length > 0)
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`)
}

/**
 * Removes what would slow loading down or prevent it (foreign keys, indexes that no constraint needs, triggers,
 * forced row-level security) and returns the statements that restore it all.
 */
export async function loosenSchema(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select format('alter table %s no force row level security', oid::regclass),
           format('alter table %s force row level security', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
    union all
    select distinct format('alter table %s disable trigger user', tgrelid::regclass),
           format('alter table %s enable trigger user', tgrelid::regclass)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`)
  for (const { away } of rows) await client.query(away)
  // Indexes come before the foreign keys that look things up in them.
  return rows.map(({ back }) => back).sort((a, b) => Number(isForeignKey(a)) - Number(isForeignKey(b)))
}

const isForeignKey = (statement: string) => statement.includes(' FOREIGN KEY ')
