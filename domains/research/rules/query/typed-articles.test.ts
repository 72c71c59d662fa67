import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from '../query.ts'

const named = (text: string) => {
  const { lookup } = parseQuery(text)
  if (lookup?.kind !== 'article') return lookup && [lookup.kind, 'lawNumber' in lookup && lookup.lawNumber]
  return [lookup.lawNumber, lookup.articleNo, lookup.paragraph ?? lookup.through]
}

test('an article is read from a law that is written twice, or whose noun or number stands alone', () => {
  const forms: [string, unknown][] = [
    ['5237 sayılı 302', ['5237', '302', undefined]],
    ['SGK 5510 ek 6', ['5510', 'Ek 6', undefined]],
    ['818 BK 41', ['818', '41', undefined]],
    ['743 MK 134', ['743', '134', undefined]],
    ['kanun 6100', ['law', '6100']],
    ['HMK 6100', ['law', '6100']],
    ['TTK 6762', ['law', '6762']],
    ['kanun 6100/5', ['6100', '5', undefined]],
  ]
  for (const [text, expected] of forms) assert.deepEqual(named(text), expected, text)
})

test('paragraph and clause may stand apart, and the kind of an article behind it', () => {
  assert.deepEqual(named('4857 25 2 e'), ['4857', '25', '2-e'])
  assert.deepEqual(named('TCK 142 2 h'), ['5237', '142', '2-h'])
  assert.deepEqual(named('TCK 61 ek'), ['5237', 'Ek 61', undefined])
})

test('a number behind a law is an article even if no law has so many, but a year is none', () => {
  for (const [text, no] of [
    ['TBK 651', '651'],
    ['CMK 9999', '9999'],
    ['TBK 99999999999', '99999999999'],
    ['6098/9999', '9999'],
    ['TBK m. 2011', '2011'],
  ] as const)
    assert.equal(named(text)?.[1], no, text)
  assert.equal(named('TTK 2011'), null)
  assert.equal(named('TBK -1'), null)
  assert.equal(named('kira 49'), null)
})

test('a range names its first and last article, unless the second number is a paragraph', () => {
  for (const text of ['TBK 49-56', 'TBK m. 49 ila 56', '6098/49-56'])
    assert.deepEqual(named(text), ['6098', '49', '56'], text)
  assert.deepEqual(named('TBK 1-5'), ['6098', '1', '5'])
  assert.equal(parseQuery('TBK 1-5').lookup && 'through' in (parseQuery('TBK 1-5').lookup ?? {}), false)
})

test('a hyphen between year and serial is a slash', () => {
  assert.deepEqual(parseQuery('2014-1210').lookup, { kind: 'decision', number: '2014/1210' })
  assert.equal(parseQuery('2004-72').lookup?.kind, 'article')
  assert.equal(parseQuery('2015-2020 yılları').lookup, null)
})
