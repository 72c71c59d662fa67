/** For tests of the assistant: an office with colleagues and cases, whose people ask. */
import type { Answer } from '@mizan/assistant/schemas'
import { officeOf } from '../incoming-mail/office.ts'
import type { Person, World } from '../sweep/world.ts'

export const legalQuestion = 'Kira tespit davası ne zaman açılır?'

export function assistantOf(world: World) {
  const { mustCall, newCase, colleague } = officeOf(world)
  const tryAsk = (who: Person, message: string, more: object = {}) =>
    world.call(who.headers, 'assistant.ask', { body: { message, searchCountry: 'turkey', ...more } })
  const ask = (who: Person, message: string, more: object = {}): Promise<Answer> =>
    mustCall(who, 'assistant.ask', { body: { message, searchCountry: 'turkey', ...more } })
  const listOf = async (
    who: Person,
    query: object = {},
  ): Promise<{ id: string; title: string; isOwn: boolean }[]> =>
    (await mustCall(who, 'assistant.conversations', { query: { ...query } })).items
  const open = (who: Person, conversationId: string) =>
    world.call(who.headers, 'assistant.conversation', { params: { conversationId } })
  const change = (who: Person, row: string, conversationId: string, body?: object) =>
    world.call(who.headers, `assistant.${row}`, { params: { conversationId }, ...(body && { body }) })
  return { mustCall, newCase, colleague, tryAsk, ask, listOf, open, change }
}
