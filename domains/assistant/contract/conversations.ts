/** Rows about conversations: earlier questions and their answers. */
import { defineRows, done, pageOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { assistantAudit } from '../audit.ts'
import { Answer, Conversation, ConversationTitle } from '../schemas.ts'
import { asking, group } from './access.ts'

const Id = z.object({ conversationId: z.string().min(1).max(64) })
const sampleId = { conversationId: 'sample' }
const changing = {
  method: 'POST',
  group,
  access: asking,
  params: Id,
  errors: ['assistant.conversation_not_found'],
  renews: ['assistant.conversations', 'assistant.conversation'],
} as const

export const conversationRows = defineRows({
  'assistant.conversations': {
    method: 'GET',
    path: '/language-model/conversations',
    group,
    access: asking,
    summary: 'Lists the conversations of the caller and those that colleagues share, the newest first',
    query: z.object({
      /** Words of titles and questions. */
      query: z.string().trim().max(200).default(''),
      caseId: z.string().max(64).optional(),
      pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    price: 2,
    answer: pageOf(Conversation),
    errors: ['case.not_found', 'case.no_access'],
    sample: {},
  },
  'assistant.conversation': {
    method: 'GET',
    path: '/language-model/conversations/{conversationId}',
    group,
    access: asking,
    summary: 'Reads a conversation with its answers, the oldest first',
    params: Id,
    price: 5,
    answer: z.object({ conversation: Conversation, answers: z.array(Answer) }),
    errors: ['assistant.conversation_not_found', 'document.keys_locked', 'document.key_unavailable'],
    sample: { params: sampleId },
  },
  'assistant.rename': {
    ...changing,
    path: '/language-model/conversations/{conversationId}/update/title',
    summary: 'Gives a conversation of the caller another title',
    body: z.strictObject({ title: ConversationTitle }),
    answer: done,
    fails: { tr: 'Sohbetin adı değiştirilemedi.', en: 'Failed to rename the conversation.' },
    audit: assistantAudit['assistant.conversation_renamed'],
    sample: { params: sampleId, body: { title: 'Kira tespiti' } },
  },
  'assistant.share': {
    ...changing,
    path: '/language-model/conversations/{conversationId}/share',
    summary: 'Lets the office read a conversation of the caller, or ends that',
    body: z.strictObject({ isShared: z.boolean() }),
    answer: done,
    fails: {
      tr: 'Sohbetin paylaşımı değiştirilemedi.',
      en: 'Failed to change the sharing of the conversation.',
    },
    audit: assistantAudit['assistant.sharing_changed'],
    sample: { params: sampleId, body: { isShared: true } },
  },
  'assistant.delete': {
    ...changing,
    path: '/language-model/conversations/{conversationId}/delete',
    summary: 'Deletes a conversation of the caller with its answers, for good',
    answer: done,
    fails: { tr: 'Sohbet silinemedi.', en: 'Failed to delete the conversation.' },
    audit: assistantAudit['assistant.conversation_deleted'],
    sample: { params: sampleId },
  },
})
