/** Rows of billing information. */
import type { BuyerDetails } from '../../schemas.ts'
import type { Tx } from '../call.ts'

export async function defaultBuyer({ db }: Tx, officeId: string): Promise<BuyerDetails | undefined> {
  const row = await db
    .selectFrom('billing_buyers')
    .select('details')
    .where('company_id', '=', officeId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.details
}
