import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleNumber, fileNumber, lawNumber } from './filters.ts'

test('a file number is understood however it is written', () => {
  for (const text of ['2018/1018', 'E. 2018/1018', '2018 / 1018', '2018-1018', '2018/01018', '2018/1018 E.'])
    assert.equal(fileNumber(text, 'turkey'), '2018/1018', text)
  assert.equal(fileNumber('abc', 'turkey'), 'abc')
})

test('a law is understood by number, abbreviation and name', () => {
  for (const text of ['6098', 'TBK', '6098 sayılı Kanun']) assert.equal(lawNumber(text), '6098', text)
})

test('an article filter is its number, without its paragraph', () => {
  assert.equal(articleNumber('Madde 142'), '142')
  assert.equal(articleNumber('142/2-h'), '142')
  assert.equal(articleNumber('m. 344'), '344')
  assert.equal(articleNumber('68/a'), '68/a')
  assert.equal(articleNumber('Geçici 3'), 'Geçici 3')
})
