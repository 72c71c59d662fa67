/** What the sides of a case are called, by the kind of its proceedings. */
import { type Jurisdiction, sidesOf } from '../data/jurisdictions.ts'
import type { PartyRole } from '../data/party-roles.ts'

/** All roles that the two sides may have, those on which a client is expected first. */
export const rolesIn = (jurisdiction: Jurisdiction): PartyRole[] => sidesOf[jurisdiction].flat()

/** The usual roles of a client and of whoever stands against them. */
export const usualRoles = (jurisdiction: Jurisdiction): [PartyRole, PartyRole] => {
  const [[ours], [theirs]] = sidesOf[jurisdiction]
  return [ours, theirs]
}

/** The usual role of the other side; that of the second side for a role on neither. */
export function oppositeOf(jurisdiction: Jurisdiction, role: string): PartyRole {
  const [ours, theirs] = sidesOf[jurisdiction]
  return theirs.some((one) => one === role) ? ours[0] : theirs[0]
}
