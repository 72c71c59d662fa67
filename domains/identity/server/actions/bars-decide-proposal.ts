import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { proposalLetter } from '../../letters/bars.ts'
import { barNameKey, membershipOf } from '../../rules/bar-membership.ts'
import type { BarAssociation, ProposalDecision } from '../../schemas.ts'
import type { Identity } from '../identity.ts'
import { tellOwner } from '../notices.ts'
import { addBars, findBarByName, lockMembership, setRegistration } from '../store/bars.ts'
import { type Proposal, takeProposal } from '../store/bars-proposals.ts'
import type { IdentityTables } from '../tables.ts'
import { newId } from '../tokens.ts'

type Transaction = TransactionContext<IdentityTables>

/**
 * Lists a proposed bar, or turns the proposal down. Whoever proposed it and has no bar gets it; they are told by mail.
 * A bar that was listed meanwhile under this name is taken as it is.
 * @throws AppError `bar.proposal_not_found`
 */
export const decideProposal = (
  identity: Identity,
  ctx: CallContext,
  proposalId: string,
  { accept, name }: ProposalDecision,
): Promise<{ bar: BarAssociation | null }> =>
  write(identity.context(ctx), async (tx) => {
    const proposal = await takeProposal(tx, proposalId)
    if (!proposal) throw new AppError('bar.proposal_not_found')
    const bar = accept ? await listed(tx, { ...proposal, name: name ?? proposal.name }) : null
    if (bar) await giveBar(tx, proposal.user_id, bar.id)
    tx.about(proposalId, { accept, name: bar?.name ?? proposal.name })
    const answer = { proposed: proposal.name, listed: bar?.name ?? null }
    await tellOwner(tx, proposal.user_id, (language) => proposalLetter(language, answer))
    return { bar }
  })

async function listed(tx: Transaction, { name, country }: Proposal): Promise<BarAssociation> {
  const bar = { id: newId(), name: name.replace(/\s+/g, ' '), country }
  const nameKey = barNameKey(name)
  await addBars(tx, [{ ...bar, name_key: nameKey, created_at: tx.clock.now() }])
  return (await findBarByName(tx, country, nameKey)) ?? bar
}

async function giveBar(tx: Transaction, userId: string, barAssociationId: string): Promise<void> {
  const user = await lockMembership(tx, userId)
  if (!user || user.bar_association_id !== null) return
  const registration = { associationId: barAssociationId, registrationNumber: user.bar_registration_number }
  await setRegistration(tx, userId, barAssociationId, membershipOf(registration))
}
