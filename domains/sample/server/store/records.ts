/** Rows of samples with the rows to which they refer; read and deleted by the names of their tables. */
import { type RawBuilder, sql } from 'kysely'
import type { Node } from '../../rules/kept-records.ts'
import type { Tx } from '../call.ts'
import { roots, type Table } from './references.ts'

type Ids = ReadonlyMap<string, readonly string[]>

/** Until the transaction ends nobody can add records to these. */
export async function lockRoots({ db }: Tx, sample: Ids): Promise<void> {
  for (const root of roots)
    await sql`select from ${sql.table(root)} where id = any(${[...(sample.get(root) ?? [])]})
      order by id for update`.execute(db)
}

interface FoundRecord {
  table: string
  id: string | null
  /** Values of the columns that refer to others. */
  links: Record<string, string | null>
}

/** The rows of the sample, and all that refers to them directly or through others, in one statement. */
export async function loadNodes({ db }: Tx, tables: readonly Table[], sample: Ids): Promise<Node[]> {
  const parts = tables.map((table) => sql`${foundIn(table)} as (${selection(table, sample)})`)
  const all = tables.map((table) => sql`select * from ${foundIn(table)}`)
  const { rows } = await sql<FoundRecord>`with ${sql.join(parts)} ${sql.join(all, sql` union all `)}`.execute(
    db,
  )
  const byName = new Map(tables.map((table) => [table.name, table]))
  const own = new Map([...sample].map(([name, ids]) => [name, new Set(ids)]))
  return rows.map(({ table, id, links }) => ({
    table,
    id,
    isSample: id !== null && (own.get(table)?.has(id) ?? false),
    references: (byName.get(table)?.references ?? []).flatMap(({ column, parent, owns }) => {
      const to = links[column]
      return to == null ? [] : [{ table: parent, id: to, owns }]
    }),
  }))
}

const foundIn = ({ name }: Pick<Table, 'name'>) => sql.id(`found_${name}`)

function selection({ name, hasId, references }: Table, sample: Ids): RawBuilder<unknown> {
  const links = references.map(({ column }) => sql`${sql.lit(column)}, ${sql.ref(column)}`)
  const conditions = [
    ...(hasId ? [sql`id = any(${[...(sample.get(name) ?? [])]}::text[])`] : []),
    ...references.map(
      ({ column, parent }) => sql`${sql.ref(column)} in (select id from ${foundIn({ name: parent })})`,
    ),
  ]
  return sql`select ${sql.lit(name)} as "table", ${hasId ? sql`id` : sql`null::text as id`},
    jsonb_build_object(${sql.join(links)}) as links from ${sql.table(name)} where ${sql.join(conditions, sql` or `)}`
}

/**
 * This is one statement, because the database checks foreign keys at its end. Rows without an id are deleted with the
 * row that they belong to.
 */
export async function deleteNodes({ db }: Tx, tables: readonly Table[], doomed: Ids): Promise<void> {
  const deletions = tables.flatMap(({ name, hasId, references }) => {
    const owner = references.find(({ owns }) => owns)
    const column = hasId ? 'id' : owner?.column
    const ids = doomed.get(hasId ? name : (owner?.parent ?? name)) ?? []
    if (!column || ids.length === 0) return []
    const condition = sql`${sql.ref(column)} = any(${[...ids]}::text[])`
    return [sql`${sql.id(`gone_${name}`)} as (delete from ${sql.table(name)} where ${condition})`]
  })
  if (deletions.length > 0) await sql`with ${sql.join(deletions)} select`.execute(db)
}

/**
 * Columns that name a record without a foreign key: keys of names, versions, the record of the office, and
 * notifications.
 */
const loose = [
  ['name_keys', 'ref_id'],
  ['record_changes', 'record_id'],
  ['audit_entries', 'subject_id'],
  ['notifications', 'subject_id'],
] as const

export async function deleteTraces({ db }: Tx, officeId: string, ids: readonly string[]): Promise<void> {
  const deletions = loose.map(
    ([table, column]) => sql`${sql.id(`gone_${table}`)} as (delete from ${sql.table(table)}
      where company_id = ${officeId} and ${sql.ref(column)} = any(${[...ids]}::text[]))`,
  )
  await sql`with ${sql.join(deletions)} select`.execute(db)
}

/** The names of cases and clients. */
export async function namesOf(
  { db }: Tx,
  kept: Ids,
): Promise<{ kind: 'case' | 'client'; id: string; name: string }[]> {
  const { rows } = await sql<{ kind: 'case' | 'client'; id: string; name: string }>`
    select 'case' as kind, id, display_title as name from cases where id = any(${[...(kept.get('cases') ?? [])]})
    union all
    select 'client', id, name from clients where id = any(${[...(kept.get('clients') ?? [])]})
    order by kind, name`.execute(db)
  return rows
}
