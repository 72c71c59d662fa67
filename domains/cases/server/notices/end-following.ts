/**
 * Following needs the right to read: whoever loses it no longer follows the case and its tasks, and does so again only
 * if they ask for it once more. A right that is given back therefore tells nobody anything unasked.
 */
import type { Transaction, WrittenEntry } from '@mizan/platform/database'
import { managesAllCases, roleLevel } from '../../access.ts'
import type { CaseParts } from '../parts.ts'
import { removeFollowersWithoutRight, type Suspects } from './store/followers.ts'

type Parts = Pick<CaseParts, 'membersOf'>

/** Asks of everybody who follows one of the cases, or of all cases that one person follows. */
export async function endFollowing(
  { membersOf }: Parts,
  tx: Transaction,
  { officeId, ...suspects }: Suspects & { officeId: string },
): Promise<void> {
  const members = await membersOf(tx, officeId)
  const idsOf = (some: typeof members) => some.map(({ userId }) => userId)
  await removeFollowersWithoutRight(tx, suspects, {
    officeId,
    openedByRole: idsOf(members.filter(({ roles }) => managesAllCases(roles))),
    openedByRight: idsOf(members.filter(({ roles }) => roleLevel(roles) !== 'none')),
  })
}

/** Roles belong to an earlier domain, which says by an entry of the record that they changed. */
export async function endFollowingWithoutRole(parts: Parts, tx: Transaction, entry: WrittenEntry) {
  if (entry.action !== 'member.roles_changed' || tx.scope.kind !== 'office' || entry.subjectId === null)
    return
  await endFollowing(parts, tx, { officeId: tx.scope.officeId, userId: entry.subjectId })
}
