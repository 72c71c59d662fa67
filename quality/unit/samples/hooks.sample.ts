import assert from 'node:assert/strict'
import { before, test } from 'node:test'

let prepared = 0
before(() => {
  prepared += 1
})

test('the hooks of a file are run once, for its own tests', () => assert.equal(prepared, 1))
