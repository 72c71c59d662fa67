/** Successful calls of visitors: the human check is solved, and a conversation begun. */
import { headerNames } from '@mizan/platform/contract'
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'
import { solved } from './solve.ts'

/** Begins a new day: the uses of the network are forgotten. */
async function human(world: SampleWorld) {
  await world.system(sql`delete from visitor_uses`)
  return { [headerNames.human]: await solved(await world.must({}, 'guest.humanCheck', {})) }
}

const opening: SampleCall = async (world, { body }) => ({
  headers: await human(world),
  input: body === undefined ? {} : { body },
})

const inConversation =
  (row: 'guest.conversation' | 'llmDemo.conversation'): SampleCall =>
  async (world, input) => {
    const { conversationToken } = await world.must(await human(world), row, {
      ...(row === 'llmDemo.conversation' && { body: {} }),
    })
    return { headers: { [headerNames.conversation]: conversationToken }, input }
  }

const asGuest = inConversation('guest.conversation')
const inDemo = inConversation('llmDemo.conversation')

/** The smallest picture. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const news: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const body = { ...(world.bodyOf('news.save') as object), picture }
  const { id } = await world.must(headers, 'news.save', { body })
  return { headers, input: { params: { newsId: id } } }
}

export const visitorSampleCalls: SampleCalls = {
  'news.delete': news,
  'news.picture': news,
  'guest.conversation': opening,
  'guest.chat': asGuest,
  'guest.law': asGuest,
  'guest.article': asGuest,
  'guest.decision': asGuest,
  'guest.paragraph': asGuest,
  'guest.generate': asGuest,
  'guest.search': asGuest,
  'llmDemo.conversation': opening,
  'llmDemo.chat': inDemo,
  'llmDemo.law': inDemo,
  'llmDemo.article': inDemo,
  'llmDemo.decision': inDemo,
  'llmDemo.paragraph': inDemo,
}
