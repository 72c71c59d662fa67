/** Seats as a rule: order, fairness among offices, leaving, and bounds. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { AppError } from '../contract/index.ts'
import { createSeats, type Leave, longestWaitMs, type SeatBounds, sitterOf } from './seats.ts'

const usual: SeatBounds = { inAll: 2, perOffice: 1, perPerson: 2, waiting: 3 }

/** Names are those of an office and a person: `a.ann`. Events are kept in their order. */
function open(bounds: Partial<SeatBounds> = {}) {
  const seats = createSeats({ ...usual, ...bounds })
  const happened: string[] = []
  const seated = new Map<string, Leave>()
  const gone = new Set<string>()
  const come = (...names: string[]) => {
    for (const name of names) {
      const [officeId, userId = ''] = name.split('.')
      seats.take({ officeId, userId, hasLeft: () => gone.has(name) }).then(
        (leave) => {
          happened.push(name)
          seated.set(name, leave)
        },
        ({ code }: AppError) => happened.push(`${name} ${code}`),
      )
    }
    return nextRound()
  }
  const leave = (name: string) => {
    seated.get(name)?.()
    return nextRound()
  }
  /** Returns the events since the last call. */
  const told = () => happened.splice(0)
  return { seats, come, leave, told, gone }
}

test('within an office the first to come is the first to be served', async () => {
  const { come, leave, told } = open()
  await come('a.ann', 'a.bob', 'a.cem')
  assert.deepEqual(told(), ['a.ann'])
  await leave('a.ann')
  assert.deepEqual(told(), ['a.bob'])
  await leave('a.bob')
  assert.deepEqual(told(), ['a.cem'])
})

test('an office that has its share waits, and another one is served at once', async () => {
  const { come, told } = open()
  await come('a.ann', 'a.bob', 'a.cem', 'b.eda')
  assert.deepEqual(told(), ['a.ann', 'b.eda'])
})

test('offices that wait get the next seats in turn, however many of their calls wait', async () => {
  const { come, leave, told } = open()
  await come('z.zoe')
  assert.deepEqual(told(), ['z.zoe'])
  await come('a.ann', 'a.bob', 'a.cem', 'a.can', 'b.eda', 'b.efe', 'c.gül')
  const order = ['a.ann', 'a.bob', 'b.eda', 'c.gül', 'a.cem', 'b.efe', 'a.can']
  for (const name of order) {
    assert.deepEqual(told(), [name])
    await leave(name)
  }
  assert.deepEqual(told(), [])
})

test('an office that begins to wait comes after those already waiting, even if it had a seat before them', async () => {
  const { come, leave, told } = open({ inAll: 3, perOffice: 2 })
  await come('z.zoe', 'a.ann', 'a.bob', 'b.eda', 'a.cem')
  await leave('a.ann')
  assert.deepEqual(told(), ['z.zoe', 'a.ann', 'a.bob', 'b.eda'])
})

test('beyond its queue an office is refused, and no other office is', async () => {
  const { come, told } = open()
  await come('a.ann', 'a.bob', 'a.cem', 'a.can', 'a.dua', 'b.eda', 'b.efe')
  assert.deepEqual(told().sort(), ['a.ann', 'a.dua request.busy', 'b.eda'])
})

test('one person takes only so many places, so that the queue has room for colleagues', async () => {
  const { come, told } = open()
  await come('a.ann', 'a.ann', 'a.ann', 'a.bob')
  assert.deepEqual(told(), ['a.ann', 'a.ann request.too_many'])
})

test('a caller who leaves while waiting gives their place to others and gets no seat', async () => {
  const { come, leave, told, gone } = open({ waiting: 1 })
  await come('a.ann', 'a.bob')
  gone.add('a.bob')
  await come('a.cem')
  assert.deepEqual(told(), ['a.ann', 'a.bob request.given_up'])
  await leave('a.ann')
  assert.deepEqual(told(), ['a.cem'])
})

test('a seat that becomes free passes over those who have left', async () => {
  const { come, leave, told, gone } = open()
  await come('a.ann', 'a.bob', 'a.cem')
  gone.add('a.bob')
  await leave('a.ann')
  assert.deepEqual(told(), ['a.ann', 'a.bob request.given_up', 'a.cem'])
})

test('nobody waits for longer than the longest wait, and their place is free then', async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { come, leave, told } = open({ waiting: 1 })
  await come('a.ann', 'a.bob')
  t.mock.timers.tick(longestWaitMs)
  await come('a.cem')
  assert.deepEqual(told(), ['a.ann', 'a.bob request.busy'])
  await leave('a.ann')
  assert.deepEqual(told(), ['a.cem'])
})

test('without places to wait, a call beyond the share is refused at once', async () => {
  const { come, told } = open({ waiting: 0 })
  await come('a.ann', 'a.bob')
  assert.deepEqual(told(), ['a.ann', 'a.bob request.busy'])
})

test('people without an office share nothing with one another', async () => {
  const { seats } = open({ inAll: 3 })
  const leaves = [await seats.take({ userId: 'ann' }), await seats.take({ userId: 'bob', officeId: '' })]
  for (const leave of leaves) leave()
})

test('work that fails leaves its seat', async () => {
  const { seats } = open({ waiting: 0 })
  const caller = { userId: 'ann', officeId: 'a', sessionId: 's', roles: [] }
  const call = {
    caller: { ...caller, kind: 'browser', verified: true },
    client: { address: '', agent: '' },
  } as const
  const fails = () => seats.during(call, () => Promise.reject(new Error('broken')))
  for (let at = 0; at < 3; at += 1) await assert.rejects(fails(), /broken/)
})

test('a caller who has not signed in takes seats for their network, and another network has its own', async () => {
  const { seats } = open({ waiting: 0 })
  const guest = (address: string) => seats.take(sitterOf({ client: { address, agent: '' } }))
  const leave = await guest('2001:db8:1:2::1')
  await assert.rejects(guest('2001:db8:1:2::9'), { code: 'request.busy' })
  const another = await guest('2001:db8:9:9::1')
  for (const each of [leave, another]) each()
})

test('bounds by which one office could take all seats are refused', () => {
  for (const perOffice of [2, 3]) assert.throws(() => open({ inAll: 2, perOffice }), RangeError)
})
