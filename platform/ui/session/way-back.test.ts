import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safePath } from './way-back.ts'

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
