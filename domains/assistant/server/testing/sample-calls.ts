/** Successful calls about conversations, which begin with a question. */
import { randomUUID } from 'node:crypto'
import type { SampleCall, SampleCalls } from '@mizan/platform/domain'
import { sql } from 'kysely'

const ofConversation: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { conversationId } = await world.must(headers, 'assistant.ask', {
    body: world.bodyOf('assistant.ask'),
  })
  return { headers, input: { params: { conversationId }, ...(body !== undefined && { body }) } }
}

/** Only a model makes proposals, and none is configured here. */
const decided: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const { conversationId, answerId } = await world.must(headers, 'assistant.ask', {
    body: world.bodyOf('assistant.ask'),
  })
  const proposalId = randomUUID()
  const proposed = [
    { id: proposalId, decision: null, row: 'tasks.add', body: { displayTitle: 'Ara', note: '' } },
  ]
  await world.system(sql`
    update assistant_answers set content = content || jsonb_build_object('proposals', ${JSON.stringify(proposed)}::jsonb)
    where id = ${answerId}`)
  return { headers, input: { params: { conversationId, answerId, proposalId }, body } }
}

export const assistantSampleCalls: SampleCalls = {
  'assistant.decide': decided,
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
