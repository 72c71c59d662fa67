/** Rows of address codes. */
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { codeBase, codeNumbers, codeOf } from '../../rules/code.ts'
import type { Tx } from '../call.ts'

const drawn = (): string => codeOf(Array.from({ length: codeNumbers }, () => randomInt(codeBase)))

/** The code of the case, or of the office itself; it is drawn when somebody first asks for it, and stays. */
export async function takeCode(
  { db, clock }: Tx,
  { officeId, caseId }: { officeId: string; caseId: string | null },
): Promise<string> {
  const own = db
    .selectFrom('mail_codes')
    .select('code')
    .where('company_id', '=', officeId)
    .where('case_id', caseId === null ? 'is' : '=', caseId)
  const found = await own.executeTakeFirst()
  if (found) return found.code
  await db
    .insertInto('mail_codes')
    .values({ code: drawn(), company_id: officeId, case_id: caseId, created_at: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await own.executeTakeFirstOrThrow()).code
}

/** Cases of this office with these codes; deleted ones are left out. */
export async function casesOfCodes(
  { db }: Tx,
  officeId: string,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select c.id from mail_codes k join cases c on c.id = k.case_id
    where k.company_id = ${officeId} and k.code = any(${[...codes]}::text[]) and c.deleted_at is null
    order by array_position(${[...codes]}::text[], k.code)`.execute(db)
  return rows.map(({ id }) => id)
}

/** The owners of these codes, in any office. Needs the scope of the system. */
export async function officesOfCodes(
  { db }: Tx,
  codes: readonly string[],
): Promise<{ officeId: string; codes: string[] }[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ officeId: string; codes: string[] }>`
    select company_id as "officeId", array_agg(code) as codes from mail_codes
    where code = any(${[...codes]}::text[]) group by company_id order by company_id`.execute(db)
  return rows
}
