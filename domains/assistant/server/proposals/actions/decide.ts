import { AppError, callerOf } from '@mizan/platform/contract'
import { sql } from 'kysely'
import type { Proposal } from '../../../schemas.ts'
import type { AssistantCall } from '../../call.ts'
import { listKept } from '../../conversations/answers.ts'
import { readerOf } from '../../conversations/readable.ts'
import { lockOwnConversation } from '../../conversations/store.ts'

interface ProposalDecision {
  conversationId: string
  answerId: string
  proposalId: string
  decision: NonNullable<Proposal['decision']>
}

/** An accepted proposal has its entry in the record of its case; a dismissed one concerns nobody else. */
export const decideProposal = (
  call: AssistantCall,
  { conversationId, answerId, proposalId, decision }: ProposalDecision,
) =>
  call.office.unaudited(async (tx) => {
    const reader = await readerOf(call, tx, callerOf(call))
    const conversation = await lockOwnConversation(tx, reader, conversationId)
    const [kept] = await listKept(call, tx, conversation, answerId)
    if (!kept?.answer.proposals.some(({ id }) => id === proposalId))
      throw new AppError('assistant.proposal_not_found')
    const said = JSON.stringify({ [proposalId]: decision })
    await sql`
      update assistant_answers set decisions = decisions || ${said}::jsonb where id = ${answerId}`.execute(
      tx.db,
    )
    return { done: true as const }
  })
