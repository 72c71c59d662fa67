/** Calls about time that succeed. */

import { randomUUID } from 'node:crypto'
import type { SampleCall, SampleCalls, SampleInput } from '@mizan/platform/domain'

// biome-ignore lint/suspicious/noExplicitAny: whatever the row answers
type Calls = (name: string, input: SampleInput) => Promise<any>

interface Ids {
  clientId: string
  caseId: string
}

/** A case of a client of the caller; `inputOf` makes the call, after its other preparations. */
const ofCase =
  (inputOf: (ids: Ids, body: object, call: Calls) => Promise<SampleInput> | SampleInput): SampleCall =>
  async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const call: Calls = (name, input) => world.must(headers, name, input)
    const { clientId } = await world.must(headers, 'client.create', { body: world.bodyOf('client.create') })
    const wanted = { ...world.bodyOf('cases.create'), clientId, conflictsSeen: true }
    const { caseId } = await world.must(headers, 'cases.create', { body: wanted })
    return { headers, input: await inputOf({ clientId, caseId }, body as object, call) }
  }

const withEntry =
  (inputOf: (ids: Ids & { entryId: string }, body: object) => SampleInput, deleted = false): SampleCall =>
  (world, sample) =>
    ofCase(async (ids, body, call) => {
      const { entryId } = await call('time.add', {
        body: { ...world.bodyOf('time.add'), caseId: ids.caseId },
      })
      if (deleted) await call('time.delete', { params: { entryId }, body: { version: 1 } })
      return inputOf({ ...ids, entryId }, body)
    })(world, sample)

const ofEntry = (deleted = false): SampleCall =>
  withEntry(({ entryId }, body) => ({ params: { entryId }, ...(body && { body }) }), deleted)

/** The device that started the timer stops it, because no other device has it. */
const stopped: SampleCall = ofCase(({ caseId }, body) => {
  const startedAt = new Date(Date.now() - 1_800_000).toISOString()
  return { body: { ...body, caseId, timerId: randomUUID(), startedAt } }
})

const ofTimer: SampleCall = async (world, { body }) => {
  const { headers } = await world.superAdmin()
  const timerId = randomUUID()
  await world.must(headers, 'time.startTimer', { body: { timerId } })
  return { headers, input: { body: { ...(body as object), timerId } } }
}

const billing = (clientId: string, entryId: string) => ({
  clientId,
  services: [{ entries: [{ entryId, version: 1 }], description: 'Duruşmaya hazırlık' }],
})

export const timeSampleCalls: SampleCalls = {
  'time.startTimer': ofCase(({ caseId }, body) => ({ body: { ...body, caseId, timerId: randomUUID() } })),
  'time.changeTimer': ofTimer,
  'time.stopTimer': stopped,
  'time.discardTimer': ofTimer,
  'time.list': withEntry(() => ({})),
  'time.ofCase': withEntry(({ caseId }) => ({ params: { caseId } })),
  'time.add': ofCase(({ caseId }, body) => ({ body: { ...body, caseId } })),
  'time.update': ofEntry(),
  'time.delete': ofEntry(),
  'time.restore': ofEntry(true),
  'time.bill': withEntry(({ clientId, entryId }) => ({ body: billing(clientId, entryId) })),
  'time.unbill': (world, sample) =>
    ofCase(async ({ clientId, caseId }, _body, call) => {
      const { entryId } = await call('time.add', { body: { ...world.bodyOf('time.add'), caseId } })
      const { services } = await call('time.bill', { body: billing(clientId, entryId) })
      return { body: { clientId, serviceIds: [services[0].serviceId] } }
    })(world, sample),
}
