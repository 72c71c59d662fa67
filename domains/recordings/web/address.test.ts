import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeIn } from './address.ts'

test('an address names a sentence of a recording, with or without the moment at which it is heard', () => {
  assert.deepEqual(placeIn('s12-723250'), { sentence: 12, atMs: 723_250 })
  assert.deepEqual(placeIn('s0'), { sentence: 0, atMs: undefined })
  for (const other of [undefined, '', '12', 's', 's1-', 's1-2-3', 's1x'])
    assert.equal(placeIn(other), undefined)
})
