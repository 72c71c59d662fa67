import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRun } from './state.ts'

const runs = countRun('once')
test('a journey beside it', () => {})
test('a journey that fails the first time', () => assert.equal(runs, 2))
