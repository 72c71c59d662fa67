/** Successful calls about conversations, which begin with a question. */
import type { SampleCall, SampleCalls } from '@mizan/platform/domain'

const ofConversation: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { conversationId } = await world.must(headers, 'assistant.ask', {
    body: world.bodyOf('assistant.ask'),
  })
  return { headers, input: { params: { conversationId }, ...(body !== undefined && { body }) } }
}

export const assistantSampleCalls: SampleCalls = {
  'assistant.conversation': ofConversation,
  'assistant.rename': ofConversation,
  'assistant.share': ofConversation,
  'assistant.delete': ofConversation,
  'assistant.answerFile': async (world) => {
    const { headers } = await world.superAdmin()
    const { conversationId, answerId } = await world.must(headers, 'assistant.ask', {
      body: world.bodyOf('assistant.ask'),
    })
    return { headers, input: { params: { conversationId, answerId } } }
  },
}
