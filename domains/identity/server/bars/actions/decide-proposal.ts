import { AppError } from '@mizan/platform/contract'
import { proposalLetter } from '../../../letters/bars.ts'
import { barNameKey, membershipOf } from '../../../rules/bar-membership.ts'
import type { BarAssociation, ProposalDecision } from '../../../schemas.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { newId } from '../../sessions/tokens.ts'
import { addBars, findBarByName, lockMembership, setRegistration } from '../store/bars.ts'
import { findProposer, type Proposal, takeProposal } from '../store/proposals.ts'

/**
 * Lists a proposed bar, or declines the proposal. If the proposer has no bar, it becomes theirs; they are told by mail.
 * A bar of this name that was listed since is used as it is.
 * @throws AppError `bar.proposal_not_found`
 */
export const decideProposal = (
  call: IdentityCall,
  { proposalId, accept, name }: ProposalDecision & { proposalId: string },
): Promise<{ bar: BarAssociation | null }> =>
  call.system(async (tx) => {
    // The account is locked first, because an erasure also locks it before it deletes the proposal.
    const proposer = await findProposer(tx, proposalId)
    const user = proposer && (await lockMembership(tx, proposer.user_id))
    const proposal = await takeProposal(tx, proposalId)
    if (!user || !proposal) throw new AppError('bar.proposal_not_found')
    const bar = accept ? await listed(tx, { ...proposal, name: name ?? proposal.name }) : null
    if (bar && user.bar_association_id === null) await giveBar(tx, proposal.user_id, bar.id, user)
    tx.about(proposalId, { accept, name: bar?.name ?? proposal.name })
    const answer = { proposed: proposal.name, listed: bar?.name ?? null }
    await notifyOwner(tx, user, (language) => proposalLetter(language, answer))
    return { bar }
  })

async function listed(tx: Tx, { name, country }: Proposal): Promise<BarAssociation> {
  const bar = { id: newId(), name: name.replace(/\s+/g, ' '), country }
  const nameKey = barNameKey(name)
  await addBars(tx, [{ ...bar, name_key: nameKey, created_at: tx.clock.now() }])
  return (await findBarByName(tx, country, nameKey)) ?? bar
}

async function giveBar(
  tx: Tx,
  userId: string,
  barAssociationId: string,
  { bar_registration_number: registrationNumber }: { bar_registration_number: string },
): Promise<void> {
  const state = membershipOf({ associationId: barAssociationId, registrationNumber })
  await setRegistration(tx, userId, { barAssociationId, state, at: tx.clock.now() })
}
