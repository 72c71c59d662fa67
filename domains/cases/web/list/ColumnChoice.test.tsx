import assert from 'node:assert/strict'
import { test } from 'node:test'
import { show } from '../testing/index.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'

test('a column that was chosen and has no room says so where it was chosen', async (t) => {
  const choice = <ColumnChoice chosen={['client', 'state']} shown={['state']} onChange={() => {}} />
  const screen = await show(t, choice, { answers: {} })
  await screen.press('Sütunlar')
  await screen.shows('bu genişlikte sığmıyor')
  const notes = [...document.querySelectorAll('label')].flatMap(({ textContent }) =>
    textContent.includes('sığmıyor') ? textContent : [],
  )
  assert.deepEqual(notes, ['Müvekkilbu genişlikte sığmıyor'])
})
