import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LawHit } from '../../../schemas.ts'
import { areFew, wordsSaid } from './joined.ts'

const items = [{} as LawHit]
const total = 20

test('the note that no text has all the words appears only if all were required and something was found', () => {
  assert.deepEqual(wordsSaid({ matched: 'any', items, total }, false), { joined: 'any' })
  assert.deepEqual(wordsSaid({ matched: 'apart', items, total }, false), { joined: 'apart' })
  assert.deepEqual(wordsSaid({ matched: 'question', items, total }, false), { joined: 'question' })
  assert.equal(wordsSaid({ matched: 'any', items, total }, true), null)
  assert.equal(wordsSaid({ matched: 'all', items, total }, false), null)
  assert.equal(wordsSaid({ matched: 'most', items: [], total: 0 }, false), null)
})

test('the note how many have all the words appears only if other results are listed too', () => {
  const all = { matched: 'all', items, total } as const
  assert.deepEqual(wordsSaid({ ...all, withEveryWord: 11 }, false), { near: 11 })
  assert.equal(wordsSaid({ ...all, withEveryWord: total }, false), null)
  assert.equal(wordsSaid({ ...all, withEveryWord: null }, false), null)
})

test('if two notes contradict each other only one is shown', () => {
  for (const matched of ['apart', 'most', 'any', 'question'] as const)
    assert.deepEqual(wordsSaid({ matched, items, total, withEveryWord: 11 }, false), { joined: matched })
})

test('"any of the words" is offered if at most three texts have all of several words', () => {
  const one = { matched: 'all', items, total: 1 } as const
  assert.equal(areFew(one, 'ihtiyaç nedeniyle tahliye'), true)
  assert.equal(areFew({ ...one, total: 4 }, 'ihtiyaç nedeniyle tahliye'), false)
  assert.equal(areFew({ ...one, matched: 'any' }, 'ihtiyaç nedeniyle tahliye'), false)
  assert.equal(areFew(one, ' tahliye '), false)
  assert.equal(areFew({ matched: 'all', items: [], total: 0 }, 'ihtiyaç nedeniyle tahliye'), false)
})
