import assert from 'node:assert/strict'
import { test } from 'node:test'
import { framesOf } from './event-stream.ts'

test('a stream sends its events as frames, heartbeats while there are none, and ends with its signal', async () => {
  const gone = new AbortController()
  const later = Promise.withResolvers<void>()
  async function* events() {
    yield { id: '7', name: 'news', data: { text: 'first\nsecond' } }
    await later.promise
    yield { name: 'last', data: {} }
    await new Promise(() => {})
  }
  const frames = framesOf(events(), gone.signal, 5)
  const next = async () => (await frames.next()).value
  assert.match(String(await next()), /^retry: \d+\n\n$/)
  assert.equal(await next(), 'id: 7\nevent: news\ndata: {"text":"first\\nsecond"}\n\n')
  assert.deepEqual([await next(), await next()], [':\n\n', ':\n\n'])
  later.resolve()
  let frame = await next()
  while (frame === ':\n\n') frame = await next()
  assert.equal(frame, 'event: last\ndata: {}\n\n')
  gone.abort()
  let step = await frames.next()
  while (!step.done) step = await frames.next()
})
