import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleSuccessors } from '../data/article-successors.ts'
import { lawSuccessions } from '../data/law-successions.ts'
import { repealedLaw, successorsOf } from './repealed-laws.ts'

test('a repealed law names its successor and the date', () => {
  assert.deepEqual(repealedLaw('818'), {
    lawNumber: '818',
    name: 'Borçlar Kanunu',
    successor: '6098',
    since: '2012-07-01',
  })
  assert.equal(repealedLaw('6098'), undefined)
})

test('an article leads to its successor, or to none', () => {
  assert.deepEqual(successorsOf('818', '41'), [{ lawNumber: '6098', articleNo: '49' }])
  assert.deepEqual(successorsOf('765', '491'), [
    { lawNumber: '5237', articleNo: '141' },
    { lawNumber: '5237', articleNo: '142' },
  ])
  assert.deepEqual(successorsOf('818', '9999'), [])
})

test('the tables of repealed laws agree with each other', () => {
  for (const row of lawSuccessions.trim().split('\n')) {
    const [old = '', next, from] = row.split('|').map((cell) => cell.trim())
    assert.deepEqual([repealedLaw(old)?.successor, repealedLaw(old)?.since], [next, from], old)
  }
  for (const [, old = ''] of articleSuccessors.matchAll(/^(\d+) > /gm)) assert.ok(repealedLaw(old), old)
})
