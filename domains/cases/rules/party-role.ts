/** Roles of parties, and whether a party stands with the clients of the office or against them. */
import { type PartyRole, partyRoles } from '../data/party-roles.ts'

/** Texts that differ only in capitals and spaces are the same. */
export const sameText = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('tr').replace(/\s+/g, ' ').trim()
const codes = new Map(
  Object.entries(partyRoles).flatMap(([code, { tr, en }]) =>
    [code, tr, en].map((word) => [sameText(word), code]),
  ),
)

/** The code of a role, whether it was sent as such or as its word; other texts stay as they are. */
export const roleOf = (text: string): string => codes.get(sameText(text)) ?? text

/** Null for a role on neither side, or one that nobody knows. */
export const sideOf = (role: string) => partyRoles[role as PartyRole]?.side ?? null

/** On whose side a party is, seen from the office. */
export type Stance = 'ours' | 'opponent'

/**
 * `ourRoles`: the roles that clients have in the same case. Null where nobody can tell, such as for a role on neither
 * side, or if clients are on both sides.
 */
export function stanceOf(
  { role, isClient }: { role: string; isClient: boolean },
  ourRoles: readonly string[],
): Stance | null {
  if (isClient) return 'ours'
  const side = sideOf(role)
  if (side === 'opponent') return 'opponent'
  const ours = new Set(ourRoles.map(sideOf).filter((one) => one !== null))
  if (side === null || ours.size !== 1) return null
  return ours.has(side) ? 'ours' : 'opponent'
}
