import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LawHit } from '../../../schemas.ts'
import { joinedOtherwise } from './joined.ts'

test('that no text has all the words is said only where all were asked for and something was found', () => {
  const items = [{} as LawHit]
  assert.equal(joinedOtherwise({ matched: 'any', items }, false), 'any')
  assert.equal(joinedOtherwise({ matched: 'apart', items }, false), 'apart')
  assert.equal(joinedOtherwise({ matched: 'any', items }, true), null)
  assert.equal(joinedOtherwise({ matched: 'all', items }, false), null)
  assert.equal(joinedOtherwise({ matched: 'most', items: [] }, false), null)
})
