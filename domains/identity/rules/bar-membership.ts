/** When a bar registration needs to be confirmed, and when two names of a bar are the same. */
import type { BarMembership, Occupation } from '../schemas.ts'

export interface BarRegistration {
  associationId: string | null
  registrationNumber: string
}

/** A registration that nobody has checked yet: with a bar and a number it can be confirmed. */
export const membershipOf = ({ associationId, registrationNumber }: BarRegistration): BarMembership =>
  associationId !== null && registrationNumber !== '' ? 'pending' : 'none'

export const isSameRegistration = (one: BarRegistration, other: BarRegistration): boolean =>
  one.associationId === other.associationId && one.registrationNumber === other.registrationNumber

/** Users without a number say so instead of inventing one; a lawyer always has one. */
export const mayLackNumber = (occupation: Occupation | ''): boolean =>
  occupation !== '' && occupation !== 'lawyer'

/** A decision holds only for the registration that it was made on. */
export function membershipAfter(
  before: BarRegistration,
  after: BarRegistration,
  decided: BarMembership,
): BarMembership {
  return isSameRegistration(before, after) ? decided : membershipOf(after)
}

/** Equal for names that differ only in case (as Turkish has it), spaces or the form of the apostrophe. */
export const barNameKey = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .normalize('NFC')
    .toLocaleLowerCase('tr')
