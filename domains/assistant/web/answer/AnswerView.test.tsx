/** Tests of an answer about a case that does not contain the answer itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import type { Answer } from '../../schemas.ts'
import { answer } from '../testing/answers.ts'
import { AnswerView } from './AnswerView.tsx'

const show = screensOf({ rows: {}, errors: {} })
const view = (more: Partial<Answer>) => (
  <AnswerView
    answer={answer(more)}
    shown={null}
    caseId="case-1"
    isFresh={false}
    onOpen={() => {}}
    onSources={undefined}
    onChange={undefined}
  />
)
const silence = 'Bu davanın belgelerinde ve kayıtlarında bu sorunun yanıtı bulunamadı'

test('an answer from laws alone begins by saying that the case does not answer', async (t) => {
  const screen = await show(t, view({ isCaseSilent: true }))
  await screen.shows(silence)
  const text = document.body.textContent ?? ''
  assert.ok(text.indexOf(silence) < text.indexOf('Dava her zaman açılabilir.'))
})

test('an answer from the case itself does not say so', async (t) => {
  const screen = await show(t, view({}))
  await screen.shows('Dava her zaman açılabilir.')
  assert.ok(!document.body.textContent?.includes(silence))
})

test('if the question names a held and a missing law, the missing one is mentioned before the answer', async (t) => {
  const screen = await show(t, view({ notHeld: ['9999 sayılı Kanun'] }))
  await screen.shows('9999 sayılı Kanun veri tabanımızda yok; bu yanıt onun metnine dayanmıyor.')
})
