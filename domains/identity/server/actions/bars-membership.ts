import { AppError, type CallContext } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { BarMembership } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { lockMembership, setMembership } from '../store/bars.ts'

/**
 * Decides on the bar registration of a user; a decision may be changed by another one.
 * @throws AppError `user.not_found`, `bar.no_registration` where no bar and number were given
 */
export const setBarMembership = (
  identity: Identity,
  ctx: CallContext,
  userId: string,
  state: 'confirmed' | 'notValid',
): Promise<{ userId: string; barMembership: BarMembership }> =>
  write(identity.context(ctx), async (tx) => {
    const user = await lockMembership(tx, userId)
    if (!user) throw new AppError('user.not_found')
    if (user.bar_membership === 'none') throw new AppError('bar.no_registration')
    await setMembership(tx, userId, state)
    tx.about(userId, { before: user.bar_membership, barAssociationId: user.bar_association_id })
    return { userId, barMembership: state }
  })
