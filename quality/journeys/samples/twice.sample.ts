import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRun } from './state.ts'

const runs = countRun('twice')
test('a journey that always fails', () => assert.equal(runs, 0))
