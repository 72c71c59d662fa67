/** What a colleague does to a case that one follows is told by the bell, in another browser and without a click. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addDays, dayInTurkey } from '../platform/calendar/index.ts'
import { post } from './calls.ts'
import { newColleague } from './entering.ts'
import { bearer, idOf, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { beMorning } from './states.ts'
import { assertSound, assertSoundAtWidths, newPage } from './support.ts'
import { hasFocus, isAbsent, settles } from './waiting.ts'

const titles = ['Yılmaz / ABC A.Ş.', 'Demir / Kaya İşe İade'] as const

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread === undefined ? 'Bildirimler' : `Bildirimler, ${unread} okunmamış bildirim`,
    exact: true,
  })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' })

interface Office {
  /** Calls as the administrator. */
  call: (path: string, body: object) => Promise<Record<string, string>>
  member: Page
  caseIds: string[]
  give: (caseId: string, permission: string) => Promise<unknown>
}

/** Two cases of the administrator, which the colleague may read and follows. */
async function openOffice(): Promise<Office> {
  const admin = bearer(await ownPerson(server))
  const { person, page: member } = await newColleague({ name: 'Burak', surname: 'Er' })
  const call: Office['call'] = (path, body) => post(server, `/case-management${path}`, body, admin)
  const userId = await idOf(server, person, admin)
  const give: Office['give'] = (caseId, permission) =>
    call(`/${caseId}/update-permissions`, { permissions: [{ userId, permission }] })
  const caseIds: string[] = []
  for (const [index, displayTitle] of titles.entries()) {
    const { caseId = '' } = await call('/create', { displayTitle, caseNumber: `B-${index}` })
    await give(caseId, 'read')
    await post(server, `/case-management/${caseId}/follow`, {}, bearer(person))
    caseIds.push(caseId)
  }
  return { call, member, caseIds, give }
}

/** A case that is opened has been read. */
const openedOf = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/notifications/read') &&
      Boolean(answer.request().postData()?.includes('isOpened')),
  )

/** The page follows the events of the office. */
async function openFollowing(page: Page, address: string): Promise<void> {
  const following = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(address)
  await following
}

test('a change is counted in another browser, opened and read, also after that browser was offline', async (t) => {
  const { call, member, caseIds, give } = await openOffice()
  const [first = '', second = ''] = caseIds
  await openFollowing(member, '/search')
  await bell(member, 2).click()
  await panel(member).getByRole('button', { name: 'Tümünü okundu say' }).click()
  await panel(member).getByText('Okunmamış bildirim yok.').waitFor()
  await bell(member).waitFor()
  await member.keyboard.press('Escape')
  await hasFocus(bell(member))
  await assertSoundAtWidths(member, 'notifications-bell')

  const admin = await newPage(browser, server)
  await admin.goto(`/case-management/${first}`)
  await admin.getByRole('button', { name: 'Durum: Açık' }).click()
  const saved = admin.waitForResponse((answer) => answer.url().endsWith('/update/state'))
  await admin.getByRole('menuitemradio', { name: 'İstinafta' }).click()
  await saved
  const since = Date.now()
  await bell(member, 1).waitFor()
  t.diagnostic(`The bell counted ${Date.now() - since} ms after the answer`)
  await call(`/${second}/update/deadline`, { deadline: '2027-03-01', version: 1 })
  await call(`/${second}/update/state`, { state: 'closed', version: 2 })
  await bell(member, 3).click()
  await assertSoundAtWidths(member, 'notifications-panel')
  const opened = openedOf(member)
  await panel(member).getByRole('link', { name: titles[0] }).click()
  await member.getByRole('heading', { name: titles[0], level: 1 }).waitFor()
  await opened
  await bell(member, 2).waitFor()

  await member.context().setOffline(true)
  await call(`/${first}/update/priority`, { priority: 'high', version: 2 })
  await call(`/${first}/update/state`, { state: 'open', version: 3 })
  await member.context().setOffline(false)
  await bell(member, 4).waitFor()
  await openFollowing(member, '/search')
  await bell(member, 4).waitFor()
  await member.goto(`/case-management/${first}`)
  await bell(member, 2).waitFor()
  await call(`/${first}/update/state`, { state: 'appeal', version: 4 })
  await call(`/${first}/update/state`, { state: 'open', version: 5 })
  await bell(member, 4).waitFor()
  await openFollowing(member, '/search')

  await give(second, 'none')
  await bell(member, 2).click()
  await panel(member).getByRole('link', { name: titles[0] }).waitFor()
  await isAbsent(panel(member).getByText(titles[1]))
  await panel(member).getByText('Tümü', { exact: true }).click()
  await isAbsent(panel(member).getByText(titles[1]))
  await assertSoundAtWidths(member, 'notifications-all')

  await member.evaluate(() => localStorage.setItem('language', 'en'))
  await member.reload()
  await member.getByRole('button', { name: 'Notifications, 2 unread notifications' }).click()
  await assertSoundAtWidths(member, 'notifications-panel-en')
  for (const page of [member, admin]) await page.context().close()
})

test('a hearing of tomorrow is in the bell from the morning on, and leads to the dates of its case', async () => {
  const { call, member, caseIds } = await openOffice()
  const [caseId = ''] = caseIds
  await openFollowing(member, '/search')
  await bell(member, 2).click()
  await panel(member).getByRole('button', { name: 'Tümünü okundu say' }).click()
  await bell(member).waitFor()
  await member.keyboard.press('Escape')
  const [today, tomorrow] = [0, 1].map((days) => addDays(dayInTurkey(new Date()), days))
  await call(`/${caseId}/hearings`, { date: tomorrow, time: '10:30' })
  await call(`/${caseId}/limits`, { title: 'Cevap', date: today, isCritical: true })
  await bell(member, 2).waitFor()
  await beMorning(server)
  await bell(member, 4).click()
  const dates = panel(member).getByRole('link').first()
  await dates.getByText(/^Hatırlatma · KRİTİK · Süre$/).waitFor()
  await dates.getByText('1 hatırlatma daha').waitFor()
  await assertSoundAtWidths(member, 'notifications-reminder')
  await dates.click()
  await member.getByRole('heading', { name: titles[0], level: 1 }).waitFor()
  assert.match(member.url(), new RegExp(`/case-management/${caseId}\\?tab=dates$`))
  await member.getByText('10:30').first().waitFor()
  await bell(member).waitFor()
  await member.context().close()
})

test('what is told of and how is chosen in the profile, by switches that save at once', async () => {
  const { page } = await newColleague({ name: 'Cem', surname: 'Ak' })
  await page.goto('/search')
  await bell(page).click()
  await panel(page).getByText('Henüz bildirim yok').waitFor()
  await panel(page).getByRole('link', { name: 'Bildirim ayarları' }).click()
  const mailed = page.getByRole('checkbox', { name: 'Duruşma eklendi ya da değişti: Hemen e-posta' })
  await mailed.check()
  await page.getByText('Kaydedildi', { exact: true }).waitFor()
  assert.ok(
    await page.getByRole('checkbox', { name: 'Kritik süre eklendi ya da değişti: Ekranda' }).isDisabled(),
  )
  await assertSoundAtWidths(page, 'notifications-settings')
  await page.reload()
  await mailed.waitFor()
  assert.ok(await mailed.isChecked())
  await page.getByRole('checkbox', { name: 'Duruşma yaklaşıyor: Günlük özet (08:00)' }).waitFor()
  const days = page.getByRole('group', { name: 'Süre öncesi' })
  await days.getByLabel('3 gün').uncheck()
  await days.getByText('Kaydedildi', { exact: true }).waitFor()
  await days.scrollIntoViewIfNeeded()
  await assertSoundAtWidths(page, 'notifications-days')
  await page.reload()
  await days.getByLabel('3 gün').waitFor()
  assert.ok(!(await days.getByLabel('3 gün').isChecked()))
  await page.setViewportSize({ width: 390, height: 844 })
  const event = page.locator('summary').filter({ hasText: 'Duruşma eklendi' })
  await event.getByText('Ekranda, Hemen e-posta, Günlük özet (08:00)').waitFor()
  await event.click()
  await page.locator('details').filter({ has: event }).getByLabel('Hemen e-posta').uncheck()
  await event.getByText('Ekranda, Günlük özet (08:00)', { exact: true }).waitFor()
  await settles(page)
  await assertSound(page, 'notifications-settings-opened-390')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await page.getByRole('heading', { name: 'Notification settings' }).waitFor()
  await assertSoundAtWidths(page, 'notifications-settings-en')
  await page.context().close()
})
