/**
 * The tables that refer to cases and clients, according to the database itself: the foreign keys of every domain,
 * later ones too. The sample can therefore be removed completely without a list of tables to maintain.
 */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'

export interface Reference {
  column: string
  parent: string
  /** The row cannot be without its parent. */
  owns: boolean
}

export interface Table {
  name: string
  hasId: boolean
  references: Reference[]
}

/** The first records of a sample, in an order in which no record refers to a later one. */
export const roots = ['clients', 'cases'] as const

interface Key extends Reference {
  child: string
  childHasId: boolean
}

/** Every table that refers to a root or to another one of these, each after those to which it refers. */
export async function tablesOfRoots(tx: Tx): Promise<Table[]> {
  const keys = await listKeys(tx)
  const names = new Set<string>(roots)
  for (let size = 0; size < names.size; ) {
    size = names.size
    for (const { child, parent } of keys) if (names.has(parent)) names.add(child)
  }
  const tables = [...names].map((name) => ({
    name,
    hasId: keys.find(({ child }) => child === name)?.childHasId ?? true,
    references: keys.filter(({ child, parent }) => child === name && parent !== name && names.has(parent)),
  }))
  return inOrder(tables)
}

function inOrder(tables: readonly Table[]): Table[] {
  const done: Table[] = []
  for (let waiting = [...tables]; waiting.length > 0; ) {
    const isDone = (name: string) => done.some((one) => one.name === name)
    const next = waiting.filter(({ references }) => references.every(({ parent }) => isDone(parent)))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    done.push(...next)
    waiting = waiting.filter((one) => !next.includes(one))
  }
  return done
}

async function listKeys({ db }: Tx): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select child.relname as child, parent.relname as parent, own.attname as "column", own.attnotnull as owns,
      exists (select from pg_attribute i where i.attrelid = child.oid and i.attname = 'id') as "childHasId"
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    cross join lateral unnest(k.conkey, k.confkey) as pair (own, other)
    join pg_attribute own on own.attrelid = child.oid and own.attnum = pair.own
    join pg_attribute other on other.attrelid = parent.oid and other.attnum = pair.other
    where k.contype = 'f' and other.attname = 'id' and child.relnamespace = current_schema()::regnamespace
    order by child.relname, own.attname`.execute(db)
  return rows
}
