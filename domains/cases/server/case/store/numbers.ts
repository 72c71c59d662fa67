/** Numbers of cases. Whoever gives a case a number holds the counter of the office until the transaction ends. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { numbered, numberKey, numberOf } from '../../../rules/number.ts'
import type { Tx } from '../../call.ts'

interface Counter {
  year: number
  last: number
}

const yearNow = ({ clock }: Tx): number => Number(dayInTurkey(clock.now()).slice(0, 4))

interface Owner {
  officeId: string
  /** The case that has the number already, perhaps in another spelling. */
  caseId?: string
}

/**
 * Makes sure that no other case has the number, and counts on from it.
 * @throws AppError `case.number_taken`
 */
export async function takeNumber(tx: Tx, owner: Owner, caseNumber: string): Promise<void> {
  await takeNumbers(tx, owner, [caseNumber])
}

/** The same for many; those without a number get the next ones. @throws AppError `case.number_taken` */
export async function takeNumbers(
  tx: Transaction,
  owner: Owner,
  wanted: readonly (string | undefined)[],
): Promise<string[]> {
  const { officeId } = owner
  const counter = await lockCounter(tx, officeId)
  const { numbers, last } = numbered(wanted, counter)
  const [taken] = await takenNumbers(tx, owner, numbers)
  if (taken !== undefined) {
    const free = numberOf(counter.year, counter.last + 1)
    throw new AppError('case.number_taken', { values: { number: taken, free }, details: { free } })
  }
  if (last > counter.last)
    await tx.db.updateTable('case_numbers').set({ last }).where('company_id', '=', officeId).execute()
  return numbers
}

/** Which of the numbers other cases of the office have, as they are spelled there. */
export async function takenNumbers(
  tx: Transaction,
  { officeId, caseId = '' }: Owner,
  numbers: readonly string[],
): Promise<string[]> {
  const { db }: Tx = tx
  const found = await db
    .selectFrom('cases')
    .select('case_number')
    .where('company_id', '=', officeId)
    .where('number_key', '=', sql<string>`any(${numbers.map(numberKey)})`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', caseId)
    .execute()
  return found.map(({ case_number }) => case_number)
}

export async function nextNumber(tx: Tx, officeId: string): Promise<string> {
  const year = yearNow(tx)
  const kept = await tx.db
    .selectFrom('case_numbers')
    .select('last')
    .where('company_id', '=', officeId)
    .where('year', '=', year)
    .executeTakeFirst()
  return numberOf(year, (kept?.last ?? 0) + 1)
}

/** The counter of this year, which begins at 0. */
const lockCounter = (tx: Tx, officeId: string): Promise<Counter> =>
  tx.db
    .insertInto('case_numbers')
    .values({ company_id: officeId, year: yearNow(tx), last: 0 })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(({ ref, fn, val, eb }) => ({
        year: fn('greatest', [ref('excluded.year'), ref('case_numbers.year')]),
        last: eb
          .case()
          .when('excluded.year', '>', ref('case_numbers.year'))
          .then(val(0))
          .else(ref('case_numbers.last'))
          .end(),
      })),
    )
    .returning(['year', 'last'])
    .executeTakeFirstOrThrow()
