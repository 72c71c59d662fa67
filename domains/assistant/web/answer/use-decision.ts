/**
 * Accepts or dismisses a proposal. It is added first, and then noted as accepted: its key keeps it from being added
 * twice if the note is lost.
 */
import type { ApiError } from '@mizan/platform/contract/client'
import { useState } from 'react'
import type { Answer, Proposal } from '../../schemas.ts'
import { caseCalls, useSend } from '../data.ts'

export function useDecision({ conversationId, answerId }: Answer, proposal: Proposal, caseId: string) {
  const [made, setMade] = useState<Proposal['decision']>(null)
  const [error, setError] = useState('')
  const task = caseCalls.useSend('tasks.add')
  const limit = caseCalls.useSend('limits.add')
  const decide = useSend('assistant.decide')
  const params = { conversationId, answerId, proposalId: proposal.id }
  const add = () =>
    proposal.row === 'tasks.add'
      ? task.mutateAsync({ params: { caseId }, body: proposal.body })
      : limit.mutateAsync({ params: { caseId }, body: proposal.body })
  const run = async (decision: NonNullable<Proposal['decision']>, first: () => Promise<unknown>) => {
    setError('')
    try {
      await first().catch(unlessAdded)
      setMade(decision)
      await decide.mutateAsync({ params, body: { decision } })
    } catch (failure) {
      setError((failure as ApiError).message)
    }
  }
  return {
    decision: made ?? proposal.decision,
    isBusy: task.isPending || limit.isPending || decide.isPending,
    error,
    accept: () => run('accepted', add),
    dismiss: () => run('dismissed', async () => undefined),
  }
}

/** The key of the proposal shows that it was added before, in another window or before an answer was lost. */
function unlessAdded(error: ApiError): void {
  if (error.code !== 'case.already_added') throw error
}
