import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestUtterance, sentencesOf } from './sentences.ts'

test('a text is spoken sentence by sentence', () => {
  assert.deepEqual(sentencesOf('Dava reddedilmiştir. Karar temyiz edilmiştir.'), [
    'Dava reddedilmiştir.',
    'Karar temyiz edilmiştir.',
  ])
})

test('numbers, dates and abbreviations do not end a sentence', () => {
  const text =
    'Yargıtay 3. Hukuk Dairesi 12.02.2020 tarihinde, Av. Ayşe Yılmaz dinlenerek, E. 2019/1 sayılı dosyada bozdu.'
  assert.deepEqual(sentencesOf(text), [text])
})

test('a sentence too long for one utterance is split at its commas', () => {
  const parts = sentencesOf('davacının istemi üzerine yapılan incelemede, '.repeat(12))
  assert.ok(parts.length > 2)
  for (const part of parts) {
    assert.ok(part.length <= longestUtterance)
    assert.ok(part.endsWith(','))
  }
})

test('no word is lost, even without a space to split at', () => {
  const text = 'x'.repeat(500)
  assert.equal(sentencesOf(text).join(''), text)
})

test('lines of dots and dashes are not spoken', () => assert.deepEqual(sentencesOf('.....  ---'), []))
