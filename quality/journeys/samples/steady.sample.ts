import { test } from 'node:test'
import { countRun } from './state.ts'

test('a journey that passes', () => {
  countRun('steady')
})
