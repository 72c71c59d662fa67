import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../testing/index.ts'
import { longestEvent } from './events.ts'
import { type Outside, OutsideError, type OutsideEvent, openOutside } from './index.ts'
import { answers, broken, type Double, endless, fails, startDouble, streams } from './testing/index.ts'

let double: Double
let service: Outside
before(async () => {
  double = await startDouble()
  service = openOutside({
    name: 'model',
    address: double.address,
    repeats: { pause: 1 },
    patience: { answer: 5_000, part: 200 },
  })
})
after(async () => {
  await service.close()
  await double.close()
})

const call = { method: 'POST', to: '/chat', body: { json: { stream: true } } } as const
const problemIn = (error: unknown): string =>
  error instanceof OutsideError ? error.problem : `no OutsideError: ${error}`

/** Returns the events until the end, and how the stream ended. */
async function read(events: AsyncIterable<OutsideEvent>) {
  const found: OutsideEvent[] = []
  try {
    for await (const event of events) found.push(event)
  } catch (error) {
    return { found, problem: problemIn(error) }
  }
  return { found, problem: undefined }
}

test('events are read one by one, however the parts of the answer cut them', async () => {
  double.behave(
    streams([
      'data: {"a":"',
      'ş"}\n\nid: 7\nev',
      'ent: stage\ndata: one\ndata: two\n\n: beat\n\n',
      'data: [DONE]\n\n',
    ]),
  )
  const { found, problem } = await read(service.events(call))
  assert.equal(problem, undefined)
  assert.deepEqual(found, [
    { id: '', name: '', data: '{"a":"ş"}' },
    { id: '7', name: 'stage', data: 'one\ntwo' },
    { id: '', name: '', data: '[DONE]' },
  ])
  assert.equal(double.received[0]?.headers.accept, 'text/event-stream')
})

test('a stream that is refused, cut, silent, or no stream ends in a failure of its kind', async () => {
  const cases = [
    [fails(401, 'no'), 0, 'refused'],
    [fails(500), 0, 'failing'],
    [answers({ error: 'no stream' }), 0, 'unreadable'],
    [broken, 0, 'unreadable'],
    [streams(['data: 1\n\n', 'data: 2\n\n'], { betweenMs: 2_000 }), 1, 'timed_out'],
  ] as const
  for (const [behaviour, count, problem] of cases) {
    double.behave(behaviour)
    const ended = await read(service.events(call))
    assert.deepEqual([ended.found.length, ended.problem], [count, problem])
    assert.equal(double.received.length, 1)
  }
  double.behave({
    kind: 'hand',
    to: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n', () => response.destroy())
    },
  })
  assert.deepEqual(await read(service.events(call)).then(({ found, problem }) => [found.length, problem]), [
    1,
    'unreachable',
  ])
})

test('one event may not be longer than its bound, and a stream not longer than its own', async () => {
  double.behave(streams(['data: 1\n\n', `data: ${'x'.repeat(longestEvent + 10)}`]))
  assert.equal((await read(service.events(call))).problem, 'too_large')
  const lines = `data: ${'x'.repeat(10_000)}\n`.repeat(longestEvent / 10_000 + 2)
  double.behave(streams(['data: 1\n\n', lines]))
  assert.equal((await read(service.events(call))).problem, 'too_large', 'also one of many lines')
  double.behave(streams(['data: 1\n\n', `data: ${'x'.repeat(900)}\n\n`, 'data: 3\n\n']))
  const ended = await read(service.events({ ...call, mostBytes: 800 }))
  assert.equal(ended.problem, 'too_large')
})

test('a stream that may be repeated is repeated only until its answer begins', async () => {
  double.behave(fails(503), streams(['data: 1\n\n']))
  const { found } = await read(service.events({ ...call, repeatable: true }))
  assert.deepEqual([found.length, double.received.length], [1, 2])
})

test('a caller that leaves a stream, or stops it, closes its connection', async (t) => {
  const own = await startDouble()
  t.after(() => own.close())
  const client = openOutside({ name: 'model', address: own.address })
  const isAlone = async () => (await own.connections()) === 0
  own.behave(streams(Array(1_000).fill('data: 1\n\n'), { betweenMs: 20 }))
  for await (const _ of client.events(call)) break
  await until(isAlone)
  const stopping = new AbortController()
  const ended = read(client.events({ ...call, signal: stopping.signal }))
  await until(() => own.received.length === 2)
  stopping.abort()
  assert.equal((await ended).problem, 'stopped')
  await until(isAlone)
  await client.close()
})

test('an answer is read part by part, and a slow reader is no silence of the service', async () => {
  double.behave(answers(undefined, { parts: ['one', 'two'], betweenMs: 50 }))
  const { status, headers, body } = await service.stream({ to: '/file', mostBytes: 6 })
  assert.deepEqual([status, headers['content-type']], [200, 'application/json'])
  const parts: string[] = []
  for await (const part of body) {
    parts.push(Buffer.from(part).toString())
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  assert.equal(parts.join(''), 'onetwo')
  double.behave(endless)
  const long = await service.stream({ to: '/file', mostBytes: 100_000 })
  await assert.rejects(
    async () => {
      for await (const _ of long.body);
    },
    (error) => problemIn(error) === 'too_large',
  )
})
