import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksWhatHappened } from './case-facts.ts'

test('a question about what has happened in a case is not one that a law can answer', () => {
  for (const text of [
    'sözleşme ne zaman imzalandı',
    'kiracı ne kadar borçlu',
    'bu davanın özeti',
    'Karşı tarafın vekili kim?',
    'İhtarname tebliğ edildi mi?',
  ])
    assert.equal(asksWhatHappened(text), true, text)
})

test('a question about the law stays one, even if it mentions the case', () => {
  for (const text of [
    'Kira tespit davası ne zaman açılır?',
    'bu davada zamanaşımı süresi doldu mu',
    'Depozito bedeli ne kadar?',
    'haksız fiil şartları',
    'Kiracı evi devredebilir mi?',
  ])
    assert.equal(asksWhatHappened(text), false, text)
})
