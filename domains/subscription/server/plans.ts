/** The plan of an office: its licences until the end of a period, and its seats. Billing decides which it is. */
import { setSeats } from '@mizan/company/server'
import type { Transaction } from '@mizan/platform/database'
import type { LicenceKey, LicenceSource } from '../schemas.ts'
import { type Licence, replaceLicences } from './store/licences.ts'

export interface GrantedPlan {
  source: LicenceSource
  keys: readonly LicenceKey[]
  seats: number
  from: string
  /** The first instant at which the licences are no longer valid. */
  until: string
}

/**
 * Gives the office the licences of this plan instead of those of any other, and its seats. An office whose plan is
 * over keeps its last one, with an end in the past. `tx` may have the scope of the system or that of the office.
 */
export async function grantPlan(tx: Transaction, officeId: string, plan: GrantedPlan): Promise<void> {
  const { source, keys, seats, from: valid_from, until: valid_until } = plan
  const licences = keys.map(
    (key): Licence => ({ company_id: officeId, key, source, valid_from, valid_until }),
  )
  await replaceLicences(tx, officeId, licences)
  await setSeats(tx, officeId, seats)
}
