import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordTerms } from '../analysis.ts'
import { rankParagraphs } from './paragraphs.ts'

const weights = new Map(wordTerms('kira tespit davası').map((term) => [term, 1]))

function ranked(text: string, count = 5) {
  const steps = rankParagraphs(text, weights, count)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const about = 'Kira bedelinin tespiti davası her zaman açılabilir ve emsal kira bedelleri esas alınır.'
const other =
  'Tarafların dinlenmesinden sonra bilirkişi incelemesi yapılması için süre verilmesi uygun görülür.'

test('the paragraph with most of the question comes first, and others without its words are left out', () => {
  assert.deepEqual(
    ranked(`${other}\n${about}`).map(({ no }) => no),
    [2],
  )
})

test('headings and short lines are no passages', () => {
  assert.deepEqual(ranked(`DAVA : Kira tespit davası\nKARAR\n${other}`), [])
})

test('what was done with the file counts for less than what was reasoned', () => {
  const procedural = `Kira tespit davası temyiz edilmekle dosya incelendi, kira tespit davası hakkında gereği düşünüldü.`
  assert.deepEqual(
    ranked(`${procedural}\n${about}`).map(({ no }) => no),
    [2, 1],
  )
})

test('what follows the heading of a dissent is marked as one', () => {
  const found = ranked(`${about}\nKARŞI OY\n${about.replace('her zaman', 'yalnız süresinde')}`)
  assert.deepEqual(
    found.map(({ no, isDissent }) => [no, isDissent]),
    [
      [1, false],
      [3, true],
    ],
  )
})
