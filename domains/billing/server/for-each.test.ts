import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEach } from './for-each.ts'

test('an office whose turn fails does not keep others from theirs, and the run fails afterwards', async () => {
  const served: string[] = []
  const run = forEach(['a', 'broken', 'c'], async (office) => {
    if (office === 'broken') throw new Error('no')
    served.push(office)
    return true
  })
  await assert.rejects(run, { name: 'AggregateError', message: '1 of 3 failed' })
  assert.deepEqual(served, ['a', 'c'])
})

test('only offices whose work succeeded are counted', async () => {
  assert.equal(await forEach([1, 2, 3, 4], async (number) => number % 2 === 0), 2)
})
