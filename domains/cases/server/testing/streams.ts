/** The event stream of an office, followed by several of its people. */
import { permits } from '@mizan/company/server'
import type { Caller, eventsRows, Row, SentEvent } from '@mizan/platform/contract'
import { eventsDesk, openEventHub } from '@mizan/platform/events'
import { createLog } from '@mizan/platform/log'
import { type Person, rows, type TestCases } from './index.ts'

type Sent = SentEvent<(typeof eventsRows)['events.follow']['answer']>
type Follow = (call: object, input: object) => Promise<AsyncIterable<Sent>>

const known: Readonly<Record<string, Row>> = rows

/** `officeId`: the office of everybody who follows. */
export async function openStreams({ calls, connectionString }: TestCases, officeId: string) {
  const ofOffice = () =>
    calls.make({ rowName: 'test.events', actor: { kind: 'job', job: 'test', officeId } }, undefined)
  const log = createLog({ level: 'silent' })
  const hub = await openEventHub({ connectionString, log, callFor: ofOffice })
  const permissionOf = (row: string) => known[row]?.access.permission
  const { handlers } = eventsDesk({ hub, permits, permissionOf })
  const ended = new AbortController()
  const streams = new Map<Person, AsyncIterator<Sent>>()
  let marks = 0

  const follow = async (person: Person): Promise<void> => {
    const { userId, roles } = person
    const caller: Caller = { userId, officeId, roles }
    const input = { signal: ended.signal, readmit: async () => caller }
    const stream = await (handlers['events.follow'] as unknown as Follow)({ caller }, input)
    streams.set(person, stream[Symbol.asyncIterator]())
  }

  /** The rows of which each person has heard since the last time. */
  const heard = async (): Promise<Map<Person, Set<string>>> => {
    marks += 1
    await ofOffice().office(async (tx) => tx.publish({ name: 'mark', data: { mark: marks } }))
    const all = [...streams].map(
      async ([person, stream]) => [person, await rowsUntil(stream, marks)] as const,
    )
    return new Map(await Promise.all(all))
  }

  const close = async () => {
    ended.abort()
    await hub.close()
  }
  return { follow, heard, close }
}

/** Reads up to the mark, which everybody gets. */
async function rowsUntil(stream: AsyncIterator<Sent>, mark: number): Promise<Set<string>> {
  const found = new Set<string>()
  for (;;) {
    const { value, done } = await stream.next()
    if (done || value.name === 'lost') throw new Error('The stream has a gap')
    if (value.name === 'renewed') for (const row of value.data.rows) found.add(row)
    if (value.name === 'told' && value.data.data.mark === mark) return found
  }
}
