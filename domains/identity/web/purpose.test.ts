import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purposeOf } from './purpose.ts'

test('the way back tells what the user wanted', () => {
  assert.deepEqual(purposeOf('/search/case?country=turkey&q=kira%20bedeli'), {
    kind: 'search',
    query: 'kira bedeli',
  })
  assert.deepEqual(purposeOf('/search/lawsearch/turkey?q=kira'), { kind: 'search', query: 'kira' })
  assert.deepEqual(purposeOf('/search/case/turkey/77?q=kira'), { kind: 'text' })
  assert.deepEqual(purposeOf('/search/lawsearch/turkey/6098'), { kind: 'text' })
  for (const page of ['/search/case', '/search/case?q=+', '/company?tab=roles', '/'])
    assert.deepEqual(purposeOf(page), { kind: 'page' }, page)
  assert.equal(purposeOf(undefined), undefined)
})

test('a long search is shown by its beginning, and no character is cut in half', () => {
  const purpose = purposeOf(`/search/case?q=${encodeURIComponent('⚖️ '.repeat(100))}`)
  assert.ok(purpose?.kind === 'search' && purpose.query.endsWith('…') && [...purpose.query].length === 61)
})
