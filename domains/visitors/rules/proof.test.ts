import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proofPart } from './proof.ts'

const shown = (text: string, quote: string) => {
  const supports = [{ sourceId: 'a', placeId: 'a-1', quote }]
  const answer = {
    question: 'Süre?',
    sentences: [{ text, supports }],
    sources: [{ id: 'a', title: 'İşK m. 20' }],
  }
  return proofPart(answer as never, 'tr')?.text ?? ''
}

test('a place that says the same is not repeated, and one that says more is quoted', () => {
  assert.match(
    shown('İki haftada dava açılır.', 'İki haftada dava açılır'),
    /<cite>İşK m\. 20<\/cite>Metinde aynen/,
  )
  assert.match(
    shown('İki haftada dava açılır.', 'Anlaşma olmazsa iki haftada dava açılır'),
    /<\/cite>Anlaşma olmazsa/,
  )
})

test('an answer without sentences has no part', () => {
  assert.equal(proofPart({ question: 'Süre?', sentences: [], sources: [] } as never, 'tr'), undefined)
})
