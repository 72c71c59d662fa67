import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

const seen: string[] = []
beforeEach((context) => {
  seen.push(context.name)
})

test('it sees no test of another file', () => assert.deepEqual(seen, ['it sees no test of another file']))
