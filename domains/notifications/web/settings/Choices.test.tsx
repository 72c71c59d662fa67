/** Switches of the notification settings: each is sent alone, counts at once, and goes back if it was not saved. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { notificationErrors, notificationRows } from '../../contract.ts'
import { settingsOf } from '../../rules/settings.ts'
import { Choices } from './Choices.tsx'

const show = screensOf({ rows: notificationRows, errors: notificationErrors })

const switchOf = (name: string) =>
  until(() => {
    const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
    assert.ok(found, `There is no switch ${name}`)
    return found
  })

test('a switch is sent by itself and counts at once; the one that has to be on is locked', async (t) => {
  let chosen = {}
  const screen = await show(t, <Choices />, {
    answers: {
      'notifications.settings': () => ({ items: settingsOf(chosen) }),
      'notifications.set': () => {
        chosen = { hearing: { mail: true } }
        return { items: settingsOf(chosen) }
      },
    },
  })
  const mail = await switchOf('Duruşma eklendi ya da değişti: Hemen e-posta')
  assert.equal(mail.checked, false)
  assert.ok((await switchOf('Kritik süre eklendi ya da değişti: Ekranda')).disabled)
  mail.click()
  await until(() => assert.ok(mail.checked))
  await screen.shows('Kaydedildi')
  assert.deepEqual(screen.sent().find(Boolean), { kind: 'hearing', way: 'mail', on: true })
  assert.ok(mail.checked)
})

test('a switch that was not saved goes back, and the person is told', async (t) => {
  const screen = await show(t, <Choices />, {
    answers: {
      'notifications.settings': () => ({ items: settingsOf({}) }),
      'notifications.set': () => {
        throw new AppError('notification.always_on_screen')
      },
    },
  })
  const mail = await switchOf('Duruşma eklendi ya da değişti: Hemen e-posta')
  mail.click()
  await screen.shows('Kritik süre ekranda kapatılamaz.')
  await until(() => assert.equal(mail.checked, false))
})
