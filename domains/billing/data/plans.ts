/** The offers: their lengths, and what an office may use with them. */
import { type LicenceKey, licenceKeys } from '@mizan/subscription/schemas'

/** Names of the specification; months of each. */
export const cycleMonths = { '1M': 1, '3M': 3, '6M': 6, '12M': 12 } as const
export const cycles = ['1M', '3M', '6M', '12M'] as const
export type Cycle = (typeof cycles)[number]

export const offerTypes = ['Research', 'CaseManagement'] as const
export type OfferType = (typeof offerTypes)[number]

interface OfferFacts {
  keys: readonly LicenceKey[]
  /** Seats that its price includes. */
  seats: number
}

const office: readonly LicenceKey[] = [
  'case_management_readonly',
  'case_management_full',
  'encryption_general',
  'encryption_custom',
  'voice',
]

export const offers: Readonly<Record<OfferType, OfferFacts>> = {
  Research: { keys: licenceKeys.filter((key) => !office.includes(key)), seats: 1 },
  CaseManagement: { keys: licenceKeys, seats: 10 },
}
