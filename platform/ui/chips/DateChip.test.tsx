import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '../../calendar/index.ts'
import { screensOf, until } from '../testing/index.ts'
import { DateChip } from './DateChip.tsx'

const show = screensOf({ rows: {}, errors: {} })

test('one day is one day in English, whether it is over or left', async (t) => {
  const day = (days: number) => addDays(dayInTurkey(new Date()), days)
  const chips = [-2, -1, 1, 2].map((days) => <DateChip key={days} day={day(days)} />)
  await show(t, <p>{chips}</p>, { language: 'en' })
  const said = () =>
    [...document.querySelectorAll('.visually-hidden')].map((one) => one.textContent?.split(', ').at(-1))
  await until(() =>
    assert.deepEqual(said(), ['2 days overdue', '1 day overdue', '1 day left', '2 days left']),
  )
})
