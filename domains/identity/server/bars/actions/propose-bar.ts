import { AppError, callerOf } from '@mizan/platform/contract'
import { barNameKey } from '../../../rules/bar-membership.ts'
import type { BarAssociation } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { newId } from '../../sessions/tokens.ts'
import { findBarByName } from '../store/bars.ts'
import { keepProposal } from '../store/proposals.ts'

/**
 * Proposes a bar that is missing in the list; staff decides on it.
 * @throws AppError `bar.exists` if its country has a bar of this name, in any casing
 */
export const proposeBar = (
  call: IdentityCall,
  { name, country }: Omit<BarAssociation, 'id'>,
): Promise<{ kept: true }> =>
  call.system(async (tx) => {
    if (await findBarByName(tx, country, barNameKey(name))) throw new AppError('bar.exists')
    const proposal = {
      id: newId(),
      user_id: callerOf(call).userId,
      name: name.replace(/\s+/g, ' '),
      country,
      proposed_at: tx.clock.now(),
    }
    await keepProposal(tx, proposal)
    tx.about(proposal.id, { name: proposal.name, country })
    return { kept: true }
  })
