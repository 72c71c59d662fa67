/** Visitors without an account, as rows want them: a solved human check, or a conversation that is never spent. */
import { headerNames, type Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { solved } from '../../../domains/visitors/server/testing/solve.ts'
import type { Headers } from './rows.ts'
import type { World } from './world.ts'

const beginnings: Record<string, string> = {
  guest: 'guest.conversation',
  'llm-demo': 'llmDemo.conversation',
}

export function visitorsOf({ call, system }: Pick<World, 'call' | 'system'>) {
  const human = async (): Promise<Headers> => {
    await system(sql`delete from visitor_uses`)
    const { data } = await call({}, 'guest.humanCheck')
    return { [headerNames.human]: await solved(data) }
  }
  const begun = new Map<string, Promise<Headers>>()
  const begin = async (kind: string): Promise<Headers> => {
    const { data } = await call(await human(), beginnings[kind] ?? '', { body: {} })
    return { [headerNames.conversation]: data.conversationToken }
  }
  /** Undefined for a row that is not for visitors. */
  return async ({ access: { session, conversationOf: kind = '' } }: Row): Promise<Headers | undefined> => {
    if (session === 'human') return human()
    if (session !== 'guest' || !(kind in beginnings)) return undefined
    const headers = begun.get(kind) ?? begin(kind)
    begun.set(kind, headers)
    await system(sql`delete from visitor_uses`)
    // Several texts are sent at once: all of them hold the rows in one order.
    await system(sql`update visitor_conversations set answers = 0, searches = 0, readings = 0
      where id in (select id from visitor_conversations order by id for update)`)
    return headers
  }
}
