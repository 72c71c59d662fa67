/** The list of prices: dated rows, of which the latest that has begun counts. */
import { type Selectable, sql } from 'kysely'
import type { Offer } from '../../rules/subscription.ts'
import type { Tx } from '../call.ts'
import type { BillingTables, PriceRow } from '../tables.ts'

export type CurrentPrice = PriceRow & { cost: string }
export type Region = Selectable<BillingTables['billing_prices']>['region']

/** The offers of a region on a day. */
export async function pricesOn({ db }: Pick<Tx, 'db'>, region: Region, day: string): Promise<CurrentPrice[]> {
  const { rows } = await sql<PriceRow>`
    select distinct on (plan_type, offer_type, cycle) * from billing_prices
    where region = ${region} and valid_from <= ${day}
    order by plan_type, offer_type, cycle, valid_from desc`.execute(db)
  return rows.filter((row): row is CurrentPrice => row.cost !== null)
}

/** Undefined for an offer that is not sold on that day. */
export const priceIn = (prices: readonly CurrentPrice[], offer: Offer): CurrentPrice | undefined =>
  prices.find(
    ({ plan_type, offer_type, cycle }) =>
      plan_type === offer.planType && offer_type === offer.offerType && cycle === offer.cycle,
  )
