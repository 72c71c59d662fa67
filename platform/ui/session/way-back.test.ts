import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeStored } from '../stored.ts'
import { forgetWayBack, keepWayBack, readWayBack, safePath } from './way-back.ts'

test('a path of this site is a way back, with its query and fragment', () => {
  for (const path of [
    '/',
    '/search/case?q=kira+bedeli&chamber=3.%20HD',
    '/company#seats',
    '/a?next=https://b.test',
  ])
    assert.equal(safePath(path), path)
})

test('an address that leads to another site is not a way back', () => {
  const foreign = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    '/.//evil.test',
    '/..//evil.test/x',
    '/%2e//evil.test',
    'javascript:alert(1)',
    ' /search',
    'search',
    '',
    undefined,
    ['/search'],
    `/${'a'.repeat(3_000)}`,
  ]
  for (const one of foreign) assert.equal(safePath(one), undefined, String(one).slice(0, 30))
})

test('where somebody was going is kept for a day, and only if it is a page of this site', (t) => {
  t.after(forgetWayBack)
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-03-02T09:00:00Z') })
  assert.equal(readWayBack(), undefined)
  keepWayBack('/search/case?q=kira')
  t.mock.timers.tick(24 * 60 * 60_000 - 1)
  assert.equal(readWayBack(), '/search/case?q=kira')
  t.mock.timers.tick(1)
  assert.equal(readWayBack(), undefined)
  for (const path of ['//evil.test', 'https://evil.test', 7]) {
    keepWayBack(path as string)
    assert.equal(readWayBack(), undefined)
  }
  writeStored('wayBack', 'null')
  assert.equal(readWayBack(), undefined)
  writeStored('wayBack', '{')
  assert.equal(readWayBack(), undefined)
  keepWayBack('/rag')
  forgetWayBack()
  assert.equal(readWayBack(), undefined)
})
