import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readQuickTask } from './quick-task.ts'

// A Friday.
const today = '2026-12-11'
const people = [
  { id: 'ayse', name: 'Ayşe Kaya' },
  { id: 'ali', name: 'Ali Kaya' },
]
const read = (typed: string) => {
  const { displayTitle, deadline, assignee, unknown } = readQuickTask(typed, today, people)
  return [displayTitle, deadline, assignee?.id, unknown]
}

test('the day stands at the end of the line, as people say it', () => {
  assert.deepEqual(read('Dilekçeyi yaz yarın'), ['Dilekçeyi yaz', '2026-12-12', undefined, undefined])
  assert.equal(read('Dilekçeyi yaz cuma')[1], '2026-12-18')
  assert.equal(read('Dilekçeyi yaz Salı')[1], '2026-12-15')
  assert.equal(read('Dilekçeyi yaz haftaya salı')[1], '2026-12-15')
  assert.equal(read('Dilekçeyi yaz haftaya pazartesi')[1], '2026-12-14')
  assert.equal(read('Dilekçeyi yaz 14.12')[1], '2026-12-14')
  assert.equal(read('Dilekçeyi yaz 14 aralık')[1], '2026-12-14')
  assert.equal(read('Call the client next tuesday')[1], '2026-12-15')
  assert.equal(read('Call the client Friday')[1], '2026-12-18')
})

test('a person is named anywhere after @, and one who is not known stays in the text', () => {
  assert.deepEqual(read('@ayşe tanıkları ara yarın'), ['tanıkları ara', '2026-12-12', 'ayse', undefined])
  assert.deepEqual(read('Tanıkları ara cuma @AYSE'), ['Tanıkları ara', '2026-12-18', 'ayse', undefined])
  assert.deepEqual(read('Tanıkları ara @veli'), ['Tanıkları ara @veli', undefined, undefined, 'veli'])
  assert.deepEqual(read('Tanıkları ara @kaya')[3], 'kaya')
})

test('a line that would lose its whole title is a title, and so is a number', () => {
  assert.deepEqual(read('Yarın'), ['Yarın', undefined, undefined, undefined])
  assert.deepEqual(read('Dosya 010124'), ['Dosya 010124', undefined, undefined, undefined])
})
