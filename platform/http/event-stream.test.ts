import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { firstOf, framesOf } from './event-stream.ts'

const failed = () => ({ name: 'error', data: {} })

test('a stream sends its events as frames, heartbeats while there are none, and ends with its signal', async () => {
  const gone = new AbortController()
  const later = Promise.withResolvers<void>()
  async function* events() {
    yield { id: '7', name: 'news', data: { text: 'first\nsecond' } }
    await later.promise
    yield { name: 'last', data: {} }
    await new Promise(() => {})
  }
  const frames = framesOf({ events: events(), signal: gone.signal, failed, beatMs: 5 })
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

test('an answer begins with its first event, and one that is long in coming is waited for only so long', async () => {
  const { signal } = new AbortController()
  const later = Promise.withResolvers<void>()
  async function* events(before?: Promise<void>) {
    await before
    yield { name: 'news', data: 1 }
  }
  const early = await firstOf({ events: events(), signal, failed })
  assert.equal(early?.isSettled, true)
  const stream = { events: events(later.promise), signal, failed, beatMs: 5 }
  const first = await firstOf(stream)
  assert.equal(first?.isSettled, false)
  const frames = framesOf({ ...stream, first })
  const next = async () => (await frames.next()).value
  assert.deepEqual([/^retry/.test(String(await next())), await next()], [true, ':\n\n'])
  later.resolve()
  let frame = await next()
  while (frame === ':\n\n') frame = await next()
  assert.equal(frame, 'event: news\ndata: 1\n\n')
  assert.equal(await next(), undefined)
})

test('sent events do not stay in memory while their stream lasts', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const sent: WeakRef<object>[] = []
  async function* events() {
    for (let number = 0; ; number += 1) {
      const data = { number }
      sent.push(new WeakRef(data))
      yield { name: 'number', data }
    }
  }
  const frames = framesOf({ events: events(), signal: new AbortController().signal, failed })
  for (let each = 0; each < 100; each += 1) await frames.next()
  await turn()
  collect()
  const kept = sent.filter((one) => one.deref())
  assert.ok(kept.length <= 2, `${kept.length} of ${sent.length} events are kept`)
  await frames.return(undefined)
})
