/** How a bar registration comes to be confirmed, and when two names of a bar are one. */
import type { BarMembership, Occupation } from '../schemas.ts'

export interface BarRegistration {
  associationId: string | null
  registrationNumber: string
}

/** What nobody has looked at yet: with a bar and a number there is something to confirm. */
export const membershipOf = ({ associationId, registrationNumber }: BarRegistration): BarMembership =>
  associationId !== null && registrationNumber !== '' ? 'pending' : 'none'

export const isSameRegistration = (one: BarRegistration, other: BarRegistration): boolean =>
  one.associationId === other.associationId && one.registrationNumber === other.registrationNumber

/** Whoever has no number says so, rather than invent one; a lawyer has one. */
export const mayLackNumber = (occupation: Occupation | ''): boolean =>
  occupation !== '' && occupation !== 'lawyer'

/** A decision holds for the registration that it was made on; another one is to be decided on anew. */
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
