import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaveTrail, neighboursOf } from './trail.ts'

const text = (href: string) => ({ href, leavesPage: false })

test('a text that was opened from a list has neighbours in its order', () => {
  leaveTrail({ hrefs: ['/a?q=kira', '/b?q=kira', '/c?q=kira'], before: 0, total: 3 })
  assert.deepEqual(neighboursOf('/b'), {
    previous: text('/a?q=kira'),
    next: text('/c?q=kira'),
    place: 2,
    count: 3,
  })
  assert.equal(neighboursOf('/c?q=kira')?.next, undefined)
  assert.equal(neighboursOf('/d'), undefined)
})

test('the last text of a page leads to the next page of the list, and its place counts the pages before', () => {
  const pages = { previousPage: '/list?page=1', nextPage: '/list?page=3' }
  leaveTrail({ hrefs: ['/a', '/b'], before: 20, total: 153, ...pages })
  assert.deepEqual(neighboursOf('/b'), {
    previous: text('/a'),
    next: { href: '/list?page=3', leavesPage: true },
    place: 22,
    count: 153,
  })
  assert.deepEqual(neighboursOf('/a')?.previous, { href: '/list?page=1', leavesPage: true })
})

test('two articles of one law are told apart', () => {
  leaveTrail({ hrefs: ['/law/1?article=3', '/law/1?article=9'], before: 0, total: 2 })
  assert.equal(neighboursOf('/law/1?article=9')?.place, 2)
})
