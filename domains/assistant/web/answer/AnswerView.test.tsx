/** An answer about a case that says nothing on the question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { answer } from '../testing/answers.ts'
import { AnswerView } from './AnswerView.tsx'

const show = screensOf({ rows: {}, errors: {} })
const view = (isCaseSilent: boolean) => (
  <AnswerView
    answer={answer({ isCaseSilent })}
    shown={null}
    caseId="case-1"
    isFresh={false}
    onOpen={() => {}}
    onSources={undefined}
    onChange={undefined}
  />
)
const silence = 'Bu davanın belgelerinde ve kayıtlarında bu sorunun yanıtı bulunamadı'

test('an answer from laws alone says first that the case does not answer', async (t) => {
  const screen = await show(t, view(true))
  await screen.shows(silence)
  const text = document.body.textContent ?? ''
  assert.ok(text.indexOf(silence) < text.indexOf('Dava her zaman açılabilir.'))
})

test('an answer from the case itself does not say so', async (t) => {
  const screen = await show(t, view(false))
  await screen.shows('Dava her zaman açılabilir.')
  assert.ok(!document.body.textContent?.includes(silence))
})
