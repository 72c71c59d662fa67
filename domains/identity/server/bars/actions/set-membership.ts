import { AppError } from '@mizan/platform/contract'
import { membershipLetter } from '../../../letters/bars.ts'
import type { BarDecision, BarMembership } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { findBar, lockMembership, setMembership } from '../store/bars.ts'

interface Decision extends BarDecision {
  userId: string
  state: 'confirmed' | 'notValid'
}

/**
 * Decides on the bar registration of a user as staff has seen it; another decision may replace it later. The user is
 * told by mail.
 * @throws AppError `user.not_found`, `bar.no_registration` if there is no bar and number, `bar.registration_changed` if
 * they have changed since
 */
export const setBarMembership = (
  call: IdentityCall,
  { userId, state, barAssociationId, registrationNumber }: Decision,
): Promise<{ userId: string; barMembership: BarMembership }> =>
  call.system(async (tx) => {
    const user = await lockMembership(tx, userId)
    if (!user) throw new AppError('user.not_found')
    if (user.bar_membership === 'none') throw new AppError('bar.no_registration')
    const { bar_association_id: barId, bar_registration_number: number } = user
    const isSame = (barAssociationId ?? barId) === barId && (registrationNumber ?? number) === number
    if (!isSame) throw new AppError('bar.registration_changed')
    await setMembership(tx, userId, state)
    tx.about(userId, { before: user.bar_membership, barAssociationId: barId })
    if (user.bar_membership !== state) {
      const bar = (barId && (await findBar(tx, barId))?.name) || ''
      await notifyOwner(tx, user, (language) => membershipLetter(language, { state, bar, number }))
    }
    return { userId, barMembership: state }
  })
