/** Answers that are not read to their end, or cannot be read at all. */
import assert from 'node:assert/strict'
import { text as textOf } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { until } from '../testing/index.ts'
import { type OutsideError, openOutside } from './index.ts'
import { answers, type Behaviour, type Double, fails, startDouble } from './testing/index.ts'

let double: Double
before(async () => {
  double = await startDouble()
})
after(() => double.close())

const failureOf = (work: Promise<unknown>): Promise<OutsideError | undefined> =>
  work.then(
    () => undefined,
    (error: OutsideError) => error,
  )
const gzip = { 'content-encoding': 'gzip' }
/** Only the beginning of the answer arrives. */
const begins = (status: number, headers: Record<string, string>): Behaviour => ({
  kind: 'hand',
  to: (_request, response) => void response.writeHead(status, headers).write('x'),
})

test('an answer that cannot be read, or is too large, leaves no connection behind', {
  timeout: 20_000,
}, async () => {
  const client = openOutside({ name: 'model', address: double.address, repeats: { calls: 1 } })
  const cases = [
    [begins(200, gzip), 'unreadable'],
    [begins(503, gzip), 'failing'],
    [begins(200, { 'content-length': '1000000000' }), 'too_large'],
  ] as const
  for (const [behaviour, problem] of cases) {
    double.behave(behaviour)
    assert.equal((await failureOf(client.text({ to: '/' })))?.problem, problem)
    await until(async () => (await double.connections()) === 0)
    assert.equal(
      (await failureOf(client.stream({ to: '/' }).then(({ body }) => textOf(body))))?.problem,
      problem,
    )
    await until(async () => (await double.connections()) === 0)
  }
  await client.close()
})

test('a refusal that is compressed keeps its status and its pause, and is repeated as any other', async () => {
  const client = openOutside({ name: 'model', address: double.address, repeats: { pause: 1 } })
  for (const status of [429, 503]) {
    double.behave(fails(status, 'zipped', gzip), answers('at last'))
    assert.equal((await client.text({ to: '/' })).body, 'at last')
    double.behave(fails(status, 'zipped', { ...gzip, 'retry-after': '600' }))
    for (const call of [client.text, client.stream]) {
      const failure = await failureOf(call({ to: '/' }))
      const problem = status === 503 ? 'failing' : 'refused'
      assert.deepEqual(
        [failure?.problem, failure?.status, failure?.retryAfter, failure?.excerpt],
        [problem, status, 600, ''],
      )
    }
  }
  await client.close()
})
