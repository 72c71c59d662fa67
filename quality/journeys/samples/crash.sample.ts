import { test } from 'node:test'
import { countRun } from './state.ts'

// Crashes as if the server did not start.
if (countRun('crash') === 1) throw new Error('broken off')
test('a journey that is not reached the first time', () => {})
