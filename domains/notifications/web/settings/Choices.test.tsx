/**
 * Tests of the notification settings: each switch and each day is sent alone, counts at once, and goes back if it was
 * not saved.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { notificationErrors, notificationRows } from '../../contract.ts'
import type { SettingRow, Settings } from '../../schemas.ts'
import { Choices } from './Choices.tsx'

const show = screensOf({ rows: notificationRows, errors: notificationErrors })

const locked = { tr: 'Ekranda kapatılamaz.', en: 'Stays on the screen.' }
const row = (kind: string, more: Partial<SettingRow> = {}): SettingRow => ({
  kind,
  name: { tr: `${kind} değişti`, en: `${kind} changed` },
  locked: null,
  ...{ screen: true, mail: false, digest: true },
  ...more,
})
const settings = (more: Partial<SettingRow> = {}, days: number[] | null = [7, 3, 1, 0]): Settings => ({
  groups: [
    { name: { tr: 'Ödemeler', en: 'Payments' }, items: [row('Ödeme', more)] },
    { name: { tr: 'Hatırlatmalar', en: 'Reminders' }, items: [row('Vade', { locked })] },
  ],
  days,
})

const boxOf = (name: string) =>
  until(() => {
    const labelled = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === name)
    const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
    const box = found ?? labelled?.querySelector('input')
    assert.ok(box, `There is no switch ${name}`)
    return box
  })

test('a switch is sent by itself and counts at once; the one that has to be on is locked', async (t) => {
  let kept = settings()
  const screen = await show(t, <Choices />, {
    answers: {
      'notifications.settings': () => kept,
      'notifications.set': () => {
        kept = settings({ mail: true })
        return kept
      },
    },
  })
  const mail = await boxOf('Ödeme değişti: Hemen e-posta')
  assert.equal(mail.checked, false)
  assert.ok((await boxOf('Vade değişti: Ekranda')).disabled)
  mail.click()
  await until(() => assert.ok(mail.checked))
  await screen.shows('Kaydedildi')
  assert.deepEqual(screen.sent().find(Boolean), { kind: 'Ödeme', way: 'mail', on: true })
  assert.ok(mail.checked)
})

test('a switch that was not saved goes back, and a notice says so', async (t) => {
  const screen = await show(t, <Choices />, {
    answers: {
      'notifications.settings': () => settings(),
      'notifications.set': () => {
        throw new AppError('notification.always_on_screen')
      },
    },
  })
  const mail = await boxOf('Ödeme değişti: Hemen e-posta')
  mail.click()
  await screen.shows('Bu bildirim ekranda kapatılamaz. E-postasını kapatabilirsiniz.')
  await until(() => assert.equal(mail.checked, false))
})

test('the days of the reminders keep each choice, and the last one cannot be taken away', async (t) => {
  let kept = settings({}, [3, 1])
  const asked: number[][] = []
  const screen = await show(t, <Choices />, {
    answers: {
      'notifications.settings': () => kept,
      'notifications.setDays': ({ body }) => {
        asked.push(body.days)
        kept = settings({}, body.days)
        return kept
      },
    },
  })
  ;(await boxOf('3 gün')).click()
  ;(await boxOf('aynı gün')).click()
  await until(() => assert.deepEqual(asked, [[1], [1, 0]]))
  await until(async () => assert.equal((await boxOf('3 gün')).checked, false))
  ;(await boxOf('aynı gün')).click()
  await until(() => assert.equal(asked.length, 3))
  ;(await boxOf('1 gün')).click()
  await screen.shows('En az bir gün seçin.')
  assert.ok((await boxOf('1 gün')).checked)
  assert.deepEqual(asked.at(-1), [1])
})

test('a person without any kind of notification sees a text that says so', async (t) => {
  const screen = await show(t, <Choices />, {
    answers: { 'notifications.settings': () => ({ groups: [], days: null }) },
  })
  await screen.shows('Rolünüzle ve büronuzun planıyla size bildirilecek bir şey yok.')
})
