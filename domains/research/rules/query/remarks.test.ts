import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from '../query.ts'

const remarkOf = (text: string) => parseQuery(text).remark
const searched = (text: string) => {
  const { nothing, cleaned } = parseQuery(text)
  return nothing ? null : cleaned
}

test('a question mark for a letter, and an asterisk behind one letter, are said to be no wildcard', () => {
  assert.deepEqual([remarkOf('k?ra'), searched('k?ra')], ['wildcard', null])
  assert.deepEqual([remarkOf('tazm?nat'), searched('tazm?nat')], ['wildcard', 'tazm*'])
  assert.deepEqual([remarkOf('k* kira'), searched('k* kira')], ['wildcard', 'kira'])
  for (const text of ['kira?', 'kira artışı nedir?', 'kira*', '"k?ra"', 'tazm*nat'])
    assert.equal(remarkOf(text), null, text)
})

test('NEAR without two words and a number from 1 to 50 is left out and said', () => {
  for (const [text, rest] of [
    ['kira NEAR/5', 'kira'],
    ['NEAR/5', null],
    ['kira NEAR/-1 bedel', 'kira bedel'],
    ['kira NEAR/99999 bedel', 'kira bedel'],
    ['kira NEAR/60 bedel', 'kira bedel'],
  ] as const)
    assert.deepEqual([remarkOf(text), searched(text)], ['nearness', rest], text)
  assert.equal(remarkOf('kira NEAR/5 tahliye'), null)
})

test('an incomplete file number is no search for its digits', () => {
  for (const text of ['2015/', '00/00', '99999999999999999999/1'])
    assert.deepEqual([remarkOf(text), searched(text)], ['broken_number', null], text)
  for (const text of ['2015/36323', '98/45', '26-02/39-19', '2022-05-31', '15204-9236'])
    assert.equal(remarkOf(text), null, text)
})

test('an article without its law is said to lack it', () => {
  for (const text of ['m.164/son', '164/son', '49. madde', 'madde 5'])
    assert.equal(remarkOf(text), 'lone_article', text)
  for (const text of ['1136 m.164/son', 'TBK 49', 'madde 5 kira']) assert.equal(remarkOf(text), null, text)
})
