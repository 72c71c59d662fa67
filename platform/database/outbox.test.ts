import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drainOutbox, enqueue, pauseAfter } from './outbox.ts'
import { openTestDatabase } from './testing/index.ts'
import { write } from './transaction.ts'

const START = Date.parse('2026-03-01T09:00:00.000Z')

type Outbox = Awaited<ReturnType<typeof newOutbox>>

async function newOutbox() {
  const database = await openTestDatabase()
  let time = START
  const clock = { now: () => new Date(time) }
  const ctx = database.context({ clock })
  const add = (kind: string, payload: unknown) => write(ctx, (tx) => enqueue(tx, kind, payload))
  const rows = () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()
  const drain = (handlers: Parameters<typeof drainOutbox>[1], batch?: number) =>
    drainOutbox(database.kysely, handlers, { clock, batch })
  const wait = (ms: number) => {
    time += ms
  }
  return { ctx, add, rows, drain, wait }
}

/** A worker that takes a message and comes to no end with it until it is told to fail. */
function holdMail(drain: Outbox['drain']) {
  let begun = () => {}
  let fail: (error: Error) => void = () => {}
  const taken = new Promise<void>((resolve) => (begun = resolve))
  const over = drain({
    mail: () => {
      begun()
      return new Promise((_resolve, reject) => (fail = reject))
    },
  })
  return { taken, over, fail: (error: Error) => fail(error) }
}

test('a message is handled once, in order, with the payload it was given', async () => {
  const { add, drain } = await newOutbox()
  for (const to of ['a', 'b', 'c']) await add('mail', { to, list: [1, 2] })
  const sent: unknown[] = []
  const handlers = { mail: async (payload: unknown) => void sent.push(payload) }
  assert.deepEqual(await drain(handlers), { done: 3, failed: 0 })
  assert.deepEqual(
    sent,
    ['a', 'b', 'c'].map((to) => ({ to, list: [1, 2] })),
  )
  assert.deepEqual(await drain(handlers), { done: 0, failed: 0 })
})

test('a message of a transaction that was undone is never sent', async () => {
  const { ctx, rows } = await newOutbox()
  const undone = write(ctx, async (tx) => {
    await enqueue(tx, 'mail', {})
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.deepEqual(await rows(), [])
})

test('a message outside a transaction is refused', async () => {
  const { ctx } = await newOutbox()
  await assert.rejects(enqueue(ctx, 'mail', {}), /belongs to a transaction/)
})

test('a failing message is tried again after a growing pause and does not hold up the others', async () => {
  const { add, drain, rows, wait } = await newOutbox()
  await add('mail', 'bad')
  await add('mail', 'good')
  let tries = 0
  const handlers = {
    mail: async (payload: unknown) => {
      if (payload !== 'bad') return
      tries += 1
      if (tries < 3) throw new Error(`refused ${tries}`)
    },
  }
  assert.deepEqual(await drain(handlers), { done: 1, failed: 1 })
  assert.equal((await rows())[0]?.last_error, 'refused 1')
  assert.deepEqual(await drain(handlers), { done: 0, failed: 0 })
  wait(5_000)
  assert.deepEqual(await drain(handlers), { done: 0, failed: 1 })
  wait(5_000)
  assert.deepEqual(await drain(handlers), { done: 0, failed: 0 })
  wait(5_000)
  assert.deepEqual(await drain(handlers), { done: 1, failed: 0 })
  const [first] = await rows()
  assert.deepEqual([first?.attempts, first?.last_error], [3, null])
})

test('the pause doubles up to one hour', () => {
  assert.deepEqual(
    [1, 2, 3, 10, 11, 500].map(pauseAfter),
    [5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000],
  )
})

test('several workers at once never handle the same message twice', async () => {
  const { add, drain } = await newOutbox()
  await Promise.all(Array.from({ length: 60 }, (_, index) => add('mail', index)))
  const seen: unknown[] = []
  const handlers = { mail: async (payload: unknown) => void seen.push(payload) }
  const counts = await Promise.all([drain(handlers, 20), drain(handlers, 20), drain(handlers, 20)])
  assert.equal(
    counts.reduce((sum, { done }) => sum + done, 0),
    seen.length,
  )
  await drain(handlers, 60)
  assert.equal(seen.length, 60)
  assert.equal(new Set(seen).size, 60)
})

test('a message whose worker died is taken up again', async () => {
  const { add, drain, wait } = await newOutbox()
  await add('mail', 'x')
  const { taken } = holdMail(drain)
  await taken
  assert.deepEqual(await drain({ mail: async () => {} }), { done: 0, failed: 0 })
  wait(300_000)
  assert.deepEqual(await drain({ mail: async () => {} }), { done: 1, failed: 0 })
})

test('what a worker says of a message that another one has taken over does not count', async () => {
  const { add, drain, rows, wait } = await newOutbox()
  await add('mail', 'x')
  const { taken, fail, over } = holdMail(drain)
  await taken
  wait(300_000)
  assert.deepEqual(await drain({ mail: async () => {} }), { done: 1, failed: 0 })
  fail(new Error('too late'))
  await over
  const [message] = await rows()
  assert.deepEqual([message?.attempts, message?.last_error], [2, null])
  assert.notEqual(message?.done_at, null)
})

test('a message of a kind that nobody handles waits untouched', async () => {
  const { add, drain, rows } = await newOutbox()
  await add('sms', 'x')
  assert.deepEqual(await drain({ mail: async () => {} }), { done: 0, failed: 0 })
  assert.equal((await rows())[0]?.attempts, 0)
})
