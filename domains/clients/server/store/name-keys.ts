/**
 * The keys under which names of clients, parties and representatives are found (decision 052). Whoever writes such a
 * name keeps its keys in the same transaction.
 */
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { nameKeys } from '../../rules/names/keys.ts'
import type { NameKind } from '../../schemas.ts'
import type { Tx } from '../call.ts'

/** A record of an office that bears names: a client, or a party of a case with its representatives. */
interface Bearer {
  officeId: string
  /** Id of the client or the party. */
  refId: string
}

interface KeptName {
  kind: NameKind
  name: string
}

/** Keeps these names of the record and no others. */
export const keepNames = (
  tx: Transaction,
  { officeId, refId }: Bearer,
  names: readonly KeptName[],
): Promise<void> => keepNamesOfMany(tx, officeId, [{ refId, names }])

/** The same for many records of one office. */
export async function keepNamesOfMany(
  { db }: Transaction,
  officeId: string,
  bearers: readonly { refId: string; names: readonly KeptName[] }[],
): Promise<void> {
  const rows = bearers.flatMap(({ refId, names }) =>
    names.flatMap(({ kind, name }) => nameKeys(name).map((key) => ({ refId, key, kind, name }))),
  )
  await sql`
    with former as (delete from name_keys where ref_id = any(${bearers.map(({ refId }) => refId)}::text[]))
    insert into name_keys (company_id, ref_id, key, kind, name)
    select ${officeId}, * from unnest(
      ${rows.map(({ refId }) => refId)}::text[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ name }) => name)}::text[])`.execute(db)
}

export interface Candidate {
  kind: NameKind
  refId: string
  name: string
  /** One a line: many arrays would be read from the database in one go. */
  keys: string
}

/** Kept names that share a key, with the shared keys: all of them, or at most so many. */
export async function listCandidates(
  { db }: Transaction,
  officeId: string,
  keys: readonly string[],
  most: number | null,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select kind, ref_id as "refId", name, string_agg(key, E'\\n') as keys from name_keys
    where company_id = ${officeId} and key = any(${[...keys]})
    group by kind, ref_id, name limit ${most}`.execute(db)
  return rows
}

/** How many keys these names are kept under. */
export async function countCandidateKeys(
  { db }: Transaction,
  officeId: string,
  keys: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from name_keys
    where company_id = ${officeId} and key = any(${[...keys]})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Clients whose names were written before keys were kept; each call takes the next ones and marks them. */
export async function takeUnkept({ db }: Tx, most: number) {
  const { rows } = await sql<{ id: string; company_id: string; name: string }>`
    update clients set names_kept = true where id in (
      select id from clients where not names_kept and deleted_at is null limit ${most} for update)
    returning id, company_id, name`.execute(db)
  return rows
}

interface Outdated {
  company_id: string
  ref_id: string
  names: KeptName[]
}

/**
 * Records whose keys an earlier rule made, with their names; each call takes the next ones. Nobody else writes keys until
 * the transaction ends, so that a name that is changed meanwhile does not come back.
 */
export async function takeOutdated({ db }: Tx, most: number): Promise<Outdated[]> {
  await sql`lock table name_keys in share row exclusive mode`.execute(db)
  const { rows } = await sql<Outdated>`
    with taken as (
      delete from names_to_key where ref_id in (select ref_id from names_to_key limit ${most})
      returning company_id, ref_id)
    select company_id, ref_id, jsonb_agg(distinct jsonb_build_object('kind', kind, 'name', name)) as names
    from taken join name_keys using (company_id, ref_id) group by company_id, ref_id`.execute(db)
  return rows
}

export async function hasOutdated({ db }: Tx): Promise<boolean> {
  return (await db.selectFrom('names_to_key').select('ref_id').limit(1).execute()).length > 0
}
