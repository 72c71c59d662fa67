import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, type LiveEvent, staleBy } from './follow.ts'

const event = (id: string, name = 'told', data: unknown = {}): LiveEvent => ({ id, name, data })

test('it reconnects after the last event, and waits longer while nothing arrives', async () => {
  const opened: (string | undefined)[] = []
  const waited: number[] = []
  const seen: string[] = []
  const stop = new AbortController()
  const streams = [[event('1'), event('2')], [], 'away', [event('3')]] as const
  await follow({
    open: async (last) => {
      opened.push(last)
      const stream = streams[opened.length - 1]
      if (stream === 'away') throw new Error('away')
      return (async function* () {
        yield* stream ?? []
      })()
    },
    onEvent: ({ id }) => seen.push(id),
    signal: stop.signal,
    pause: async (ms) => {
      waited.push(ms)
      if (waited.length === streams.length) stop.abort()
    },
  })
  assert.deepEqual(opened, [undefined, '2', '2', '2'])
  assert.deepEqual(seen, ['1', '2', '3'])
  assert.deepEqual(waited, [500, 1_000, 2_000, 500])
})

test('a page that takes over goes on after the last event that it has heard', async () => {
  const stop = new AbortController()
  const opened: (string | undefined)[] = []
  const open = async (last: string | undefined) => {
    opened.push(last)
    return (async function* () {})()
  }
  const pause = async () => stop.abort()
  await follow({ open, onEvent: () => {}, heard: '7', signal: stop.signal, pause })
  assert.deepEqual(opened, ['7'])
})

test('a page renews what others have changed, everything if events were lost, and nothing after its own writes', () => {
  const renewed = event('1', 'renewed', { rows: ['cases.list'], tab: 'other' })
  assert.deepEqual(staleBy(renewed, 'mine'), ['cases.list'])
  assert.deepEqual(staleBy(renewed, 'other'), [])
  assert.deepEqual(staleBy(event('2', 'lost'), 'mine'), 'all')
  assert.deepEqual(staleBy(event('3', 'began'), 'mine'), [])
})
