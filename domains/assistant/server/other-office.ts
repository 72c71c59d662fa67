/** Conversations of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

type Ids = { conversationId: string; answerId: string }

const question = { message: 'Kira tespit davası ne zaman açılır?', searchCountry: 'turkey' } as const
const ofConversation = (body?: object) => ({
  input: ({ conversationId }: Ids) => ({ params: { conversationId }, ...(body && { body }) }),
  answer: 'assistant.conversation_not_found',
})

export const assistantOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { conversationId, answerId } = await call('assistant.ask', { body: question })
    return { conversationId: String(conversationId), answerId: String(answerId) }
  },
  reaches: {
    'assistant.conversation': ofConversation(),
    'assistant.rename': ofConversation({ title: 'Ele geçen' }),
    'assistant.share': ofConversation({ isShared: true }),
    'assistant.delete': ofConversation(),
    'assistant.decide': {
      input: ({ conversationId, answerId }) => ({
        params: { conversationId, answerId, proposalId: answerId },
        body: { decision: 'dismissed' },
      }),
      answer: 'assistant.conversation_not_found',
    },
    'assistant.answerFile': {
      input: ({ conversationId, answerId }) => ({ params: { conversationId, answerId } }),
      answer: 'assistant.conversation_not_found',
    },
  },
})
