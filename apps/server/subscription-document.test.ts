import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { subscriptionDocument } from './subscription-document.ts'

test('docs/subscription.md is drawn from the state machine', () => {
  const shown = readFileSync(join(import.meta.dirname, '../../docs/subscription.md'), 'utf8')
  assert.equal(shown, subscriptionDocument(), 'run: npm run drawing')
})
