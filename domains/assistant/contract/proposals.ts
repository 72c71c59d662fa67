/**
 * The row that notes the asker's decision on a proposal. An accepted proposal was added before, by the ordinary call
 * of its row.
 */
import { defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { proposalDecisions } from '../schemas.ts'
import { asking, group } from './access.ts'

const id = z.string().min(1).max(64)
const sample = { conversationId: 'sample', answerId: 'sample', proposalId: 'sample' }

export const proposalRows = defineRows({
  'assistant.decide': {
    method: 'POST',
    path: '/language-model/conversations/{conversationId}/answers/{answerId}/proposals/{proposalId}/decide',
    group,
    access: asking,
    summary: 'Notes that the caller has accepted or dismissed what an answer proposes to add to a case',
    params: z.object({ conversationId: id, answerId: id, proposalId: id }),
    body: z.strictObject({ decision: z.enum(proposalDecisions) }),
    answer: done,
    errors: [
      'assistant.conversation_not_found',
      'assistant.proposal_not_found',
      'document.keys_locked',
      'document.key_unavailable',
    ],
    fails: { tr: 'Öneri kaydedilemedi.', en: 'Failed to note the proposal.' },
    renews: ['assistant.conversation'],
    renewsFor: 'caller',
    sample: { params: sample, body: { decision: 'dismissed' } },
  },
})
