import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anchorsOf, articleName, headingParts, matchesArticle } from './articles.ts'

const article = (articleNo: string, heading: string | null = null, appendix = false) => ({
  articleNo,
  heading,
  appendix,
})

test('each article has its own anchor, even if a number is repeated', () => {
  assert.deepEqual(
    anchorsOf([article('3/a'), article('Geçici 2'), article('1'), article('1'), article('1', null, true)]),
    ['madde-3-a', 'madde-gecici-2', 'madde-1', 'madde-1-2', 'hukum-1'],
  )
})

test('an article is named in full', () => {
  assert.equal(articleName('344'), 'Madde 344')
  assert.equal(articleName('Geçici 2'), 'Geçici Madde 2')
})

test('the headings above an article are separated from its own', () => {
  assert.deepEqual(headingParts('Kira › Genel Hükümler › Tanım'), {
    own: 'Tanım',
    above: ['Kira', 'Genel Hükümler'],
  })
  assert.deepEqual(headingParts(null), { own: null, above: [] })
})

test('an article is found by its number, however it is typed', () => {
  for (const typed of ['344', 'madde 344', 'm. 344', 'Madde 34'])
    assert.ok(matchesArticle(article('344', 'Kira bedeli'), typed), typed)
  assert.ok(!matchesArticle(article('1344'), '344'))
  assert.ok(matchesArticle(article('Geçici 2'), 'geçici madde 2'))
  assert.ok(!matchesArticle(article('2'), 'geçici 2'))
})

test('an article is found by words of its heading, with or without Turkish letters', () => {
  assert.ok(matchesArticle(article('344', 'Kira bedelinin belirlenmesi'), 'kira belirlen'))
  assert.ok(matchesArticle(article('5', 'Sözleşmenin şekli'), 'sozlesme sekli'))
  assert.ok(!matchesArticle(article('5', 'Sözleşmenin şekli'), 'kira'))
})
