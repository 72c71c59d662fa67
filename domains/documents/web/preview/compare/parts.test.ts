import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareTexts } from '@mizan/platform/text-documents'
import { numberChanges, sideOf } from './parts.ts'

test('what stands together is one change, also over the end of a paragraph', () => {
  const { paragraphs } = compareTexts('bir iki üç\ndört\nbeş', 'bir İKİ üç\ndört\naltı\nyedi')
  const { changes, paragraphs: numbered } = numberChanges(paragraphs)
  assert.equal(changes, 2)
  const firsts = numbered.flat().filter(({ isFirst }) => isFirst)
  assert.deepEqual(
    firsts.map(({ change, text }) => [change, text]),
    [
      [1, 'iki'],
      [2, 'beş'],
    ],
  )
  assert.ok(numbered.flat().every(({ kind, change }) => (kind === 'same') === (change === 0)))
})

test('equal texts have no change', () => {
  assert.equal(numberChanges(compareTexts('bir\n\niki', 'bir\n\niki').paragraphs).changes, 0)
})

test('each column shows its own version, word by word', () => {
  const { paragraphs } = numberChanges(compareTexts('bir iki', 'bir üç').paragraphs)
  const text = (without: 'added' | 'removed') =>
    paragraphs
      .map((parts) =>
        sideOf(parts, without)
          .map((part) => part.text)
          .join(''),
      )
      .join('\n')
  assert.deepEqual([text('added'), text('removed')], ['bir iki', 'bir üç'])
})
