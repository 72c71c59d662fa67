/** Billing information of the office. */
import { callerOf } from '@mizan/platform/contract'
import type { Buyer } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { type BuyerRow, listBuyers } from '../store/buyers.ts'

export const readBuyers = (call: BillingCall): Promise<{ items: Buyer[] }> =>
  call.office.read(async (tx) => ({
    items: (await listBuyers(tx, callerOf(call).officeId)).map(presentBuyer),
  }))

export const presentBuyer = ({ id, is_default, details }: BuyerRow): Buyer => ({
  buyerId: id,
  isDefault: is_default,
  ...details,
})
