/** Stores and deletes billing information; one of the stored ones is the default. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostBuyers } from '../../data/limits.ts'
import { identificationKinds } from '../../rules/buyers.ts'
import type { Buyer, BuyerDetails, BuyerInput } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { presentBuyer } from '../queries/buyers.ts'
import { deleteBuyerRow, insertBuyer, listBuyers, makeDefault } from '../store/buyers.ts'
import { lockSubscription } from '../subscriptions.ts'

/** @throws AppError `billing.buyer_not_found` for an unknown id, `billing.too_many_buyers` */
export function addBuyer(call: BillingCall, input: BuyerInput): Promise<Buyer> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    // Two administrators who add one at the same time wait for each other here.
    await lockSubscription(tx, officeId, input.country)
    const kept = await listBuyers(tx, officeId)
    if (input.buyerId && !kept.some(({ id }) => id === input.buyerId))
      throw new AppError('billing.buyer_not_found')
    const others = kept.filter(({ id }) => id !== input.buyerId)
    if (others.length >= mostBuyers) throw new AppError('billing.too_many_buyers')
    if (input.buyerId) await deleteBuyerRow(tx, officeId, input.buyerId)
    const isDefault = input.isDefault || others.length === 0
    const id = randomUUID()
    const details = detailsOf(input)
    if (isDefault) await makeDefault(tx, officeId, null)
    await insertBuyer(tx, { id, company_id: officeId, is_default: isDefault, details })
    if (!isDefault && !others.some(({ is_default }) => is_default)) await makeDefault(tx, officeId, id)
    tx.about(id, { name: details.name })
    return { buyerId: id, isDefault, ...details }
  })
}

/** @throws AppError `billing.buyer_not_found` */
export function deleteBuyer(call: BillingCall, { buyerId }: { buyerId: string }): Promise<{ done: true }> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    await lockSubscription(tx, officeId, 'turkey')
    const kept = await listBuyers(tx, officeId)
    const gone = kept.find(({ id }) => id === buyerId)
    if (!gone) throw new AppError('billing.buyer_not_found')
    await deleteBuyerRow(tx, officeId, buyerId)
    const [next] = kept.filter(({ id }) => id !== buyerId)
    if (gone.is_default && next) await makeDefault(tx, officeId, next.id)
    tx.about(buyerId, { name: presentBuyer(gone).name })
    return { done: true }
  })
}

function detailsOf(input: BuyerInput): BuyerDetails {
  const { type, companyName = '', firstName = '', lastName = '', email, address, city, country } = input
  const { taxOffice = '', withholding } = input
  // The shape ensures that exactly one is set.
  const kind = identificationKinds.find((one) => input[one]) ?? 'taxId'
  return {
    ...{ type, firstName, lastName, email, address, city, country, taxOffice, withholding },
    name: type === 'company' ? companyName : `${firstName} ${lastName}`,
    identification: { kind, number: input[kind] ?? '' },
  }
}
