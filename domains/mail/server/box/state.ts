/**
 * The last read number of the box, and its last problem; staff sees them, and a bad letter does not block the box for
 * long.
 */
import type { BoxProblem } from '../../data/box-problems.ts'
import type { Tx } from '../call.ts'
import type { BoxRow } from '../tables.ts'

const only = 'box'

export const findBox = ({ db }: Tx): Promise<BoxRow | undefined> =>
  db.selectFrom('mail_box').selectAll().where('id', '=', only).executeTakeFirst()

/** Stored before the letter is read: a letter that ends the process does not keep those behind it from being read. */
export async function noteCursor({ db }: Tx, validity: string, cursor: number): Promise<void> {
  await db
    .insertInto('mail_box')
    .values({ id: only, validity, cursor })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ validity, cursor }))
    .execute()
}

export async function noteRead({ db, clock }: Tx, left: number): Promise<void> {
  const read = {
    read_at: clock.now().toISOString(),
    left_behind: left,
    failures: 0,
    problem: null,
  }
  await db
    .insertInto('mail_box')
    .values({ id: only, validity: '', cursor: 0, ...read })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(read))
    .execute()
}

export async function noteFailure({ db, clock }: Tx, problem: BoxProblem): Promise<void> {
  const failed = { problem, failed_at: clock.now().toISOString() }
  await db
    .insertInto('mail_box')
    .values({ id: only, validity: '', cursor: 0, failures: 1, ...failed })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref, eb }) => ({ ...failed, failures: eb(ref('mail_box.failures'), '+', 1) })),
    )
    .execute()
}
