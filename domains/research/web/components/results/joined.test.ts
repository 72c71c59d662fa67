import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LawHit } from '../../../schemas.ts'
import { wordsSaid } from './joined.ts'

const items = [{} as LawHit]
const total = 20

test('that no text has all the words is said only where all were asked for and something was found', () => {
  assert.deepEqual(wordsSaid({ matched: 'any', items, total }, false), { joined: 'any' })
  assert.deepEqual(wordsSaid({ matched: 'apart', items, total }, false), { joined: 'apart' })
  assert.deepEqual(wordsSaid({ matched: 'question', items, total }, false), { joined: 'question' })
  assert.equal(wordsSaid({ matched: 'any', items, total }, true), null)
  assert.equal(wordsSaid({ matched: 'all', items, total }, false), null)
  assert.equal(wordsSaid({ matched: 'most', items: [], total: 0 }, false), null)
})

test('how many have all the words is said only where others stand among them', () => {
  const all = { matched: 'all', items, total } as const
  assert.deepEqual(wordsSaid({ ...all, withEveryWord: 11 }, false), { near: 11 })
  assert.equal(wordsSaid({ ...all, withEveryWord: total }, false), null)
  assert.equal(wordsSaid({ ...all, withEveryWord: null }, false), null)
})

test('of two things that contradict each other one is said', () => {
  for (const matched of ['apart', 'most', 'any', 'question'] as const)
    assert.deepEqual(wordsSaid({ matched, items, total, withEveryWord: 11 }, false), { joined: matched })
})
