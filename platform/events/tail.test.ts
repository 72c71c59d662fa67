import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Tail } from './tail.ts'

const event = (id: number) => ({ id, name: 'news', data: {}, permission: null, people: null })
const { signal } = new AbortController()

test('a reader far behind learns once that events were lost, and holds none meanwhile', async () => {
  const tail = new Tail()
  for (let id = 1; id <= 1_000; id += 1) tail.push([event(id)])
  assert.ok(tail.length <= 200)
  assert.deepEqual(await tail.take(signal), { kind: 'lost', id: 1_000 })
  tail.push([event(1_001)])
  assert.deepEqual(await tail.take(signal), { kind: 'events', events: [event(1_001)] })
})

test('a waiting reader is woken by an event, and by the end of their connection', async () => {
  const tail = new Tail()
  const gone = new AbortController()
  const waiting = tail.take(gone.signal)
  tail.push([event(1)])
  assert.deepEqual(await waiting, { kind: 'events', events: [event(1)] })
  const last = tail.take(gone.signal)
  gone.abort()
  assert.equal(await last, undefined)
  assert.equal(await tail.take(gone.signal), undefined)
})
