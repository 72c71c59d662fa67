import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { startTidying } from './housekeeping.ts'

test('a minute after the start and every hour all is tidied, and what fails is told and holds up nothing', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const done: string[] = []
  const told: unknown[] = []
  const note = (level: string) => (details: object) =>
    void told.push([level, ...Object.values(details).map(String)])
  const duties = {
    letters: async () => {
      done.push('letters')
      throw new Error('away')
    },
    drafts: async () => {
      done.push('drafts')
      return 2
    },
    nothing: async () => 0,
  }
  const tidying = startTidying(duties, { info: note('info'), warn: note('warn') } as never)
  mock.timers.tick(59_999)
  await tidying.close()
  assert.deepEqual(done, [])

  const again = startTidying(duties, { info: note('info'), warn: note('warn') } as never)
  mock.timers.tick(60_000)
  mock.timers.tick(3_540_000)
  await again.close()
  assert.deepEqual(done, ['letters', 'drafts', 'letters', 'drafts'])
  assert.deepEqual(told, [
    ['warn', 'Error: away', 'letters'],
    ['info', 'drafts', '2'],
    ['warn', 'Error: away', 'letters'],
    ['info', 'drafts', '2'],
  ])
  mock.timers.tick(7_200_000)
  assert.equal(done.length, 4)
  mock.timers.reset()
})
