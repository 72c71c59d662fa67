import assert from 'node:assert/strict'
import { test } from 'node:test'

test('one and one are three', () => assert.equal(1 + 1, 3))
