import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessOf, askedAt, type Screen } from './screens.ts'

const screens: Screen[] = [
  { path: '/', access: 'landing' },
  { path: '/verify/*', access: 'public' },
  { path: '/client', access: 'private' },
  { path: '/client/{clientId}', access: 'private' },
  { path: '/subscription/{promotionId}', access: 'private' },
  { path: '/guest/subscription/{promotionId}', access: 'public' },
]

test('a screen is found by its path, whatever the values of its parameters', () => {
  const expected = {
    '/': 'landing',
    '/client': 'private',
    '/client/': 'private',
    '/client/7': 'private',
    '/client/7/8': 'any',
    '/verify': 'public',
    '/verify/code': 'public',
    '/guest/subscription/x': 'public',
    '/subscription/x': 'private',
    '/nowhere': 'any',
  }
  for (const [path, access] of Object.entries(expected)) assert.equal(accessOf(screens, path), access, path)
})

test('what a visitor asks at a search is asked on the page of the server, in their language', () => {
  const search: Screen = { path: '/search/case', access: 'private', visitorsAt: '/' }
  const href = '/search/case?country=turkey&q=kira+tespiti&page=3'
  assert.equal(askedAt(search, href, 'tr'), '/?country=turkey&q=kira+tespiti')
  assert.equal(askedAt(search, href, 'en'), '/en?country=turkey&q=kira+tespiti')
  assert.equal(askedAt(search, '/search/case', 'tr'), undefined)
  assert.equal(askedAt({ path: '/search/case/*', access: 'private', visitorsAt: '/' }, href, 'tr'), undefined)
  assert.equal(askedAt({ path: '/client', access: 'private' }, '/client?q=a', 'tr'), undefined)
  assert.equal(askedAt(undefined, href, 'tr'), undefined)
})
