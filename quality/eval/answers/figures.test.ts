import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articlePassage } from '../../../domains/assistant/rules/compose/testing/passages.ts'
import type { Draft } from '../../../domains/assistant/rules/passage.ts'
import { type AnswerQuestion, judge } from './ask.ts'
import { figuresOf } from './figures.ts'

const question: AnswerQuestion = {
  question: 'Süre nedir?',
  country: 'TR',
  gold: [{ lawNumber: '9999', articleNo: '2/1' }],
}
const passages = [
  articlePassage('1', 'Başvuru yazılı yapılır.'),
  articlePassage('2', '(1) Süre yedi\ngündür ve uzatılamaz.'),
]
const quote = (no: string, text: string, said = text) => ({
  text: said,
  part: 'short' as const,
  supports: [{ passageId: `p-${no}`, quote: text }],
})
const known = { hasLaw: () => true, hasArticle: () => true }
const judged = (draft: Draft) => judge(question, { draft, passages, ms: 5 }, known)

test('a known article given with its paragraph means the article', () => {
  const draft = {
    refusal: null,
    sentences: [quote('2', 'Süre yedi\ngündür ve uzatılamaz.', 'Süre yedi gündür ve uzatılamaz.')],
  }
  const outcome = judged(draft)
  assert.deepEqual(
    [outcome.hasGold, outcome.leadsWithGold, outcome.verified, outcome.words],
    [true, true, 1, 5],
  )
})

test('a sentence that says more than its quote, or whose quote is not in the text, is not verified', () => {
  const more = quote('2', 'Süre yedi\ngündür', 'Süre yedi gündür ve kesindir')
  const nowhere = quote('1', 'Başvuru sözlü yapılır.')
  assert.equal(judged({ refusal: null, sentences: [more, nowhere] }).verified, 0)
})

test('shares are those of the questions with a known article', () => {
  const outcomes = [
    judged({ refusal: null, sentences: [quote('1', 'Başvuru yazılı yapılır.')] }),
    judged({ refusal: 'nothing_found', sentences: [] }),
    judge(
      { question: 'Hava nasıl?', country: 'TR' },
      { draft: { refusal: 'not_legal', sentences: [] }, passages: [], ms: 1 },
      known,
    ),
  ]
  const { hasGold, otherArticle, refusedWithGold, refused } = figuresOf(outcomes)
  assert.deepEqual([hasGold, otherArticle, refusedWithGold], [0, 0.5, 0.5])
  assert.equal(refused.toFixed(2), '0.67')
})
