/** The bytes that an office may store. */
import type { Transaction } from '@mizan/platform/database'
import { storageGigabytes } from '../data/storage.ts'
import type { LicenceSource } from '../schemas.ts'
import { runsAt } from './licences.ts'
import { type Licence, listLicences } from './store/licences.ts'

export interface OfficeStorage {
  /** Null without a limit. */
  gigabytes: number | null
  /** The plan that gives them; null if the operator has set a figure for all offices. */
  plan: LicenceSource | null
}

/** `set`: the figure of the operator, which counts instead of those of plans; 0 for no limit. */
export async function storageOf(
  tx: Transaction,
  officeId: string,
  set: number | undefined,
): Promise<OfficeStorage> {
  if (set !== undefined) return { gigabytes: set === 0 ? null : set, plan: null }
  return storageFrom(await listLicences(tx, officeId), tx.clock.now())
}

/**
 * The largest figure of several plans counts. An office whose plans are over has that of the last ones, so that it
 * keeps its files.
 */
export function storageFrom(all: readonly Licence[], now: Date): OfficeStorage {
  const running = all.filter((licence) => runsAt(licence, now))
  const plans = (running.length > 0 ? running : all).map(({ source }) => source)
  const plan = plans.reduce(
    (one, other) => (storageGigabytes[other] > storageGigabytes[one] ? other : one),
    plans[0] ?? 'trial',
  )
  return { gigabytes: storageGigabytes[plan], plan }
}
