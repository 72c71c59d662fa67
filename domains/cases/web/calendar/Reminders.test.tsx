/** A box of the reminders stays as it was chosen while the choice is saved, and afterwards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import type { ReminderSettings } from '../../schemas.ts'
import { show } from '../testing/index.tsx'
import { Reminders } from './Reminders.tsx'

const before: ReminderSettings = { byMail: true, days: [3, 1], kinds: ['hearing', 'task'] }

const boxOf = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label)
  const box = found?.querySelector('input')
  assert.ok(box, label)
  return box
}

test('a box does not jump back when its choice has been saved, and the next choice keeps it', async (t) => {
  const asked: ReminderSettings[] = []
  await show(t, <Reminders />, {
    answers: {
      'calendar.reminders': () => before,
      'calendar.setReminders': ({ body }) => {
        asked.push(body)
        return body
      },
    },
  })
  await until(() => boxOf('3 gün'))
  const seen: boolean[] = []
  const watch = new MutationObserver(
    () => void (boxOf('3 gün').disabled || seen.push(boxOf('3 gün').checked)),
  )
  watch.observe(boxOf('3 gün'), { attributes: true, attributeFilter: ['disabled'] })
  t.after(() => watch.disconnect())
  boxOf('3 gün').click()
  await until(() => assert.deepEqual(seen, [false]))
  boxOf('Duruşma').click()
  await until(() => assert.equal(asked.length, 2))
  assert.deepEqual(asked, [
    { ...before, days: [1] },
    { ...before, days: [1], kinds: ['task'] },
  ])
})
