/** The reminder of consent of each office; an office without a row is reminded. */
import type { Tx } from '../call.ts'

export async function asksConsent({ db }: Tx, officeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recording_settings')
    .select('asks_consent')
    .where('company_id', '=', officeId)
    .executeTakeFirst()
  return row?.asks_consent ?? true
}

interface Setting {
  officeId: string
  userId: string
  asks: boolean
}

export async function putConsent({ db, clock }: Tx, { officeId, userId, asks }: Setting): Promise<void> {
  const values = { asks_consent: asks, changed_by: userId, changed_at: clock.now() }
  await db
    .insertInto('recording_settings')
    .values({ company_id: officeId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}
