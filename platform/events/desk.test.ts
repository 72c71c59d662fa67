import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller, SentEvent } from '../contract/index.ts'
import { eventsDesk } from './desk.ts'
import type { EventHub } from './hub.ts'

async function* oneEvent() {
  yield {
    kind: 'events' as const,
    events: [{ id: 1, name: 'news', data: {}, permission: null, people: null }],
  }
}

const hub: EventHub = {
  follow: async () => ({ position: 0, batches: oneEvent() }),
  close: async () => undefined,
}

test('however many readers an event has, few of them ask the database at once, and all get it', async () => {
  const { handlers } = eventsDesk({ hub, permits: () => true, permissionOf: () => undefined })
  const follow = handlers['events.follow'] as unknown as (
    call: object,
    input: object,
  ) => Promise<AsyncIterable<SentEvent<never>>>
  const caller = { userId: 'u', officeId: 'o', roles: [] } as unknown as Caller
  let [asking, most] = [0, 0]
  const readmit = async () => {
    asking += 1
    most = Math.max(most, asking)
    await sleep(5)
    asking -= 1
    return caller
  }
  const signal = new AbortController().signal
  const readers = Array.from({ length: 40 }, async () => {
    const told: string[] = []
    for await (const { name } of await follow({ caller }, { signal, readmit })) told.push(name)
    return told.join(' ')
  })
  assert.deepEqual(new Set(await Promise.all(readers)), new Set(['began told']))
  assert.ok(most <= 3, `${most} at once`)
})
