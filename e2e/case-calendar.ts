/** The calendar of the cases, in the screen and in a calendar program. */
import assert from 'node:assert/strict'
import ical from 'ical.js'
import type { Page } from 'playwright-core'
import { addDays, addMonths, dayInTurkey } from '../platform/calendar/index.ts'
import { post } from './calls.ts'
import { server } from './stage.ts'
import { assertSoundAtWidths } from './support.ts'
import { becomes, hasFocus, isAbsent, readClipboard } from './waiting.ts'

/** In the middle of a month, so that the grid has the days around it. */
export const taskDay = `${addMonths(dayInTurkey(new Date()), 1).slice(0, 8)}10`
export const hearingDay = addDays(taskDay, 2)

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

/** A day with more than the month has room for, and more than one page of the day. */
const busyDay = addDays(taskDay, -3)
const busyTasks = 55

export async function fillBusyDay(
  caseId: string | undefined,
  own: Parameters<typeof post>[3],
): Promise<void> {
  for (let number = 1; number <= busyTasks; number += 1) {
    const body = { displayTitle: `Evrak ${number}`, deadline: busyDay }
    await post(server, `/case-management/${caseId}/case-tasks/add`, body, own)
  }
}

async function openBusyDay(page: Page): Promise<void> {
  await cell(page, busyDay).getByRole('link').nth(2).waitFor()
  // Thirty are counted, and three are shown.
  await cell(page, busyDay).getByRole('button', { name: '27+ kayıt daha' }).click()
  const day = page.getByRole('dialog')
  await becomes(() => day.getByRole('listitem').count(), 50)
  await assertSoundAtWidths(page, 'dates-busy-day')
  await day.getByRole('button', { name: 'Sonraki' }).click()
  await becomes(() => day.getByRole('listitem').count(), busyTasks - 50)
  await page.keyboard.press('Escape')
  await isAbsent(day)
}

/** What the calendar shows is chosen in one row above it, the language notwithstanding. */
export async function hasOneRowOfTools(page: Page): Promise<void> {
  const own = page.viewportSize()
  const middle = async (name: RegExp): Promise<number> => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return box ? Math.round(box.y + box.height / 2) : Number.NaN
  }
  for (const width of [1280, 1536]) {
    await page.setViewportSize({ width, height: 900 })
    await becomes(async () => {
      const first = await middle(/^(Bugün|Today)$/)
      return (await middle(/^(Gösterilenler|Show)$/)) - first
    }, 0)
  }
  if (own) await page.setViewportSize(own)
}

export async function useCalendar(page: Page): Promise<void> {
  await page.goto(`/calendar?day=${taskDay}`)
  await cell(page, hearingDay).getByRole('link', { name: /10:30/ }).waitFor()
  await assertSoundAtWidths(page, 'dates-month')
  await hasOneRowOfTools(page)
  await openBusyDay(page)
  await cell(page, taskDay).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await hasFocus(cell(page, hearingDay))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Duruşma: Ankara 3. İş Mahkemesi' }).waitFor()
  await assertSoundAtWidths(page, 'dates-day')
  await page.keyboard.press('Escape')
  await cell(page, taskDay)
    .getByRole('link', { name: /Harcı yatır/ })
    .dragTo(cell(page, addDays(taskDay, 1)))
  await cell(page, addDays(taskDay, 1))
    .getByRole('link', { name: /Harcı yatır/ })
    .waitFor()
  await page.getByRole('button', { name: 'Geri al' }).last().click()
  await cell(page, taskDay)
    .getByRole('link', { name: /Harcı yatır/ })
    .waitFor()
  await page.getByText('Hafta', { exact: true }).click()
  await assertSoundAtWidths(page, 'dates-week')
  await page.goBack()
  await cell(page, hearingDay).getByRole('link', { name: /10:30/ }).waitFor()
  await page.goto(`/calendar?scale=day&day=${hearingDay}`)
  await page.getByRole('link', { name: 'Duruşma: Ankara 3. İş Mahkemesi' }).waitFor()
  await assertSoundAtWidths(page, 'dates-one-day')
  await page.getByText('Ajanda', { exact: true }).click()
  await page.getByRole('link', { name: 'Duruşma: Ankara 3. İş Mahkemesi' }).waitFor()
  await assertSoundAtWidths(page, 'dates-agenda')
}

const read = (address: string) => fetch(`${server.address}${new URL(address).pathname}`)

/** The private address: made on the screen, read by a calendar program, revoked. */
export async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Takvimime bağla' }).click()
  const panel = page.getByRole('dialog', { name: 'Takvimime bağla' })
  await panel.getByRole('button', { name: 'Adres oluştur' }).click()
  await panel.getByRole('button', { name: 'Kopyala' }).click()
  await panel.getByRole('button', { name: 'Kopyalandı' }).waitFor()
  const address = await readClipboard(page)
  assert.equal(await panel.getByLabel('Takvim adresi').inputValue(), address)
  await assertSoundAtWidths(page, 'dates-connect')
  const file = await (await read(address)).text()
  const events = new ical.Component(ical.parse(file)).getAllSubcomponents('vevent')
  const found = events.map((one) => new ical.Event(one)).map((one) => `${one.startDate} ${one.summary}`)
  assert.ok(
    found.some((one) => one.startsWith(`${hearingDay}T10:30:00 Duruşma`)),
    found.join('\n'),
  )
  assert.ok(
    found.some((one) => one.startsWith(`${taskDay} Görev: Harcı yatır`)),
    found.join('\n'),
  )
  await panel.getByRole('button', { name: 'İptal et' }).click()
  await panel.getByRole('button', { name: 'Adresi iptal et' }).click()
  await panel.getByRole('button', { name: 'Adres oluştur' }).waitFor()
  assert.equal((await read(address)).status, 403)
  await page.goto('/user-profile')
  await page.getByRole('heading', { name: 'Takvimime bağla' }).waitFor()
  await assertSoundAtWidths(page, 'dates-profile')
}
