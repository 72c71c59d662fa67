/** Which cases, and which things of cases, the caller may read: the condition of every list. */
import { type Expression, type RawBuilder, sql } from 'kysely'
import { managesAllCases } from '../../../access.ts'
import type { Tx } from '../../call.ts'
import type { Reader } from '../known-rights.ts'

/** Cases of the office that the caller may read; the roles of the caller open the module, or the gate refuses. */
export function readable({ db }: Pick<Tx, 'db'>, { officeId, userId, roles, rights }: Reader) {
  const cases = db
    .selectFrom('cases')
    .where('cases.company_id', '=', officeId)
    .where('cases.deleted_at', 'is', null)
  if (managesAllCases(roles)) return cases
  if (rights) return cases.where(hasBit(rights.readable, sql`cases.ordinal`))
  return cases.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('case_rights')
        .select('case_rights.case_id')
        .where('case_rights.company_id', '=', officeId)
        .where('case_rights.user_id', '=', userId)
        .whereRef('case_rights.case_id', '=', 'cases.id')
        .where('case_rights.may_read', '=', true)
        .where('case_rights.is_kept', '=', true),
    ),
  )
}

/** Whether the bit of a case is set. There may be cases for which there is no bit yet. */
export const hasBit = (bits: Buffer, ordinal: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`case when ${ordinal} < ${bits.length * 8} then get_bit(${bits}::bytea, ${ordinal}) = 1 else false end`

/** Nothing is said of a case that does not exist: things of cases have one. */
export const isKept = (
  officeId: string,
  caseId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${caseId} in (
  select gone.id from cases gone where gone.company_id = ${officeId} and gone.deleted_at is not null)) is not true`

/** The same for things of cases, by the columns with the id and the ordinal of the case. */
export const isOfKnownCase = (
  reader: Reader,
  { id, ordinal }: { id: RawBuilder<unknown>; ordinal: RawBuilder<unknown> },
): RawBuilder<boolean> =>
  reader.rights ? hasBit(reader.rights.readable, ordinal) : isOfReadableCase(reader, id)

/**
 * The same by the id alone. The set of cases is read once and kept as a hash, because there may be very many things; as a
 * join, which `is true` prevents, it would be asked for each.
 */
export function isOfReadableCase(
  { officeId, userId, roles }: Reader,
  caseId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (managesAllCases(roles)) return isKept(officeId, caseId)
  return sql`(${caseId} in (
    select r.case_id from case_rights r where ${ownRights({ officeId, userId })})) is true`
}

/** The same for few things, each of which is asked for by itself: PostgreSQL would read all rights for an `exists`. */
export function isOneOfReadableCase(
  { officeId, userId, roles }: Reader,
  caseId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (managesAllCases(roles)) return isKept(officeId, caseId)
  return sql`((
    select r.may_read and r.is_kept from case_rights r
    where r.company_id = ${officeId} and r.user_id = ${userId} and r.case_id = ${caseId}) is true)`
}

export type Readable = ReturnType<typeof readable>

export async function countOf(cases: Readable): Promise<number> {
  const counted = cases.select(({ fn }) => fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

/** `isCut`: there are more than `total`. */
export interface Count {
  total: number
  isCut: boolean
}

/** Counting stops after `most`, because finding a word in very many cases takes long. */
export async function countUpTo(
  { db }: Pick<Tx, 'db'>,
  found: Expression<unknown>,
  most: number,
): Promise<Count> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${found} as every limit ${most + 1}) as counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, most), isCut: total > most }
}

/** Of `case_rights` as `r`, one for each case that somebody may read who does not manage all cases. */
export const ownRights = ({ officeId, userId }: Pick<Reader, 'officeId' | 'userId'>): RawBuilder<boolean> =>
  sql`r.company_id = ${officeId} and r.user_id = ${userId} and r.may_read and r.is_kept`
