/** Whether a case has somebody in a role already. Two people of one name are told apart by what is written with it. */
import { sameText } from './party-role.ts'

export interface NamedParty {
  name: string
  role: string
  clientId: string | null
}

/** The party that stands for the same person in the same role. Two clients of one name are two people. */
export const samePartyAmong = <T extends NamedParty>(
  parties: readonly T[],
  wanted: NamedParty,
): T | undefined =>
  parties.find((one) => sameText(one.role) === sameText(wanted.role) && isSamePerson(one, wanted))

function isSamePerson(one: NamedParty, other: NamedParty): boolean {
  if (one.clientId !== null && other.clientId !== null) return one.clientId === other.clientId
  return sameText(one.name) === sameText(other.name)
}
