/** What of a case has a day: tasks of a template, a time limit with two persons, a hearing, the calendar and its address. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addDays } from '../platform/calendar/index.ts'
import { post } from './calls.ts'
import { connect, fillBusyDay, hasOneRowOfTools, hearingDay, taskDay, useCalendar } from './case-calendar.ts'
import { newColleague } from './entering.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const name = 'Yılmaz / ABC A.Ş.'
const limitDay = addDays(taskDay, 5)
const typed = (day: string) => day.split('-').reverse().join('.')

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).click()
const openTab = (page: Page, tab: string) =>
  page.getByRole('navigation', { name: 'Davanın bölümleri' }).getByRole('link', { name: tab }).click()

async function giveRight(page: Page, right: string): Promise<void> {
  await press(page, 'Yetki')
  const rights = dialog(page, /^Yetki/)
  await rights.getByRole('group', { name: 'Yetki, Can Demir' }).getByLabel(right).check()
  await rights.getByRole('button', { name: 'Yetkileri kaydet' }).click()
  await page.getByText('Yetkiler kaydedildi.').first().waitFor()
  await isAbsent(rights)
}

const taskList = (page: Page) => page.getByRole('list', { name: 'Yapılacak görevler' })
const titles = (page: Page) => taskList(page).getByRole('listitem').getByRole('link').allInnerTexts()

async function addFromTemplate(page: Page): Promise<void> {
  await press(page, '+ Görev')
  await hasFocus(page.getByLabel('Yeni görev'))
  await page.getByText('Görev yok').waitFor()
  await assertSoundAtWidths(page, 'dates-no-tasks')
  await press(page, 'Şablondan ekle')
  const adding = dialog(page, 'Şablondan görev ekle')
  await adding.getByLabel('Şablon', { exact: true }).selectOption({ label: 'İşe iade davası' })
  // A Saturday.
  await adding.getByLabel('Başlangıç', { exact: true }).fill('02.01.2027')
  await adding.getByText('02.01.2027 yerine sonraki iş günü (Hafta sonu)').first().waitFor()
  await assertSoundAtWidths(page, 'dates-template')
  await adding.getByRole('button', { name: '12 görevi ekle' }).click()
  await page.getByText('12 görev eklendi.').waitFor()
  await becomes(() => titles(page).then((all) => all.length), 12)
}

/** One more task, moved up by two places with keys. */
async function order(page: Page): Promise<void> {
  await page.getByLabel('Yeni görev').fill('Harcı yatır')
  await page.keyboard.press('Enter')
  const link = taskList(page).getByRole('link', { name: 'Harcı yatır' })
  await link.focus()
  // The list shows a place before it is kept, and the page is loaded anew below.
  let kept = 0
  const bothKept = page.waitForResponse((answer) => answer.url().endsWith('/update/order') && ++kept === 2)
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('status').filter({ hasText: 'Harcı yatır, 11/13' }).waitFor()
  await hasFocus(link)
  await bothKept
  await page.reload()
  await becomes(() => titles(page).then((all) => all.indexOf('Harcı yatır')), 10)
}

/** In the panel of the task: a deadline, and a colleague to do it. */
async function assign(page: Page): Promise<void> {
  const row = taskList(page).getByRole('link', { name: 'Harcı yatır' })
  await row.click()
  const panel = page.getByRole('complementary', { name: 'Harcı yatır' })
  await panel.getByRole('button', { name: '+ Son tarih' }).click()
  const day = dialog(page, '+ Son tarih')
  await day.getByLabel('Son gün', { exact: true }).fill(typed(taskDay))
  await day.getByRole('button', { name: 'Kaydet' }).click()
  await panel.getByRole('button', { name: /^Son tarihi değiştir/ }).waitFor()
  await panel.getByRole('button', { name: 'Sorumlu: Atanmadı' }).click()
  await page.getByRole('menuitemradio', { name: 'Can Demir' }).click()
  await panel.getByRole('button', { name: 'Sorumlu: Can Demir' }).waitFor()
  await assertSoundAtWidths(page, 'dates-task')
  await readAlone(page)
  await page.keyboard.press('Escape')
  await isAbsent(panel)
  await hasFocus(row)
  await taskList(page).getByRole('checkbox').first().click()
  await page.getByText('Tamamlanan (1)').waitFor()
  await assertSoundAtWidths(page, 'dates-tasks')
}

/** The task of somebody who may not open the case any more; a calendar of one's own has what oneself is given. */
async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sorumlu: Can Demir, yetkisi yok' }).click()
  await page.getByRole('menuitemradio', { name: 'Ayşe Yılmaz' }).click()
  await page.getByRole('button', { name: 'Sorumlu: Ayşe Yılmaz' }).waitFor()
}

/** A reload, Back and Forward keep the task of the address; on a phone it is a page, and the list cannot be reached. */
async function readAlone(page: Page): Promise<void> {
  const heading = page.getByRole('complementary').getByRole('heading', { level: 2 })
  const row = page.locator('[data-task] a', { hasText: 'Harcı yatır' })
  await page.reload()
  await hasFocus(heading)
  await row.waitFor()
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await row.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width, height })
  await page.goBack()
  await isAbsent(heading)
  await page.goForward()
  await hasFocus(heading)
}

async function addDates(page: Page): Promise<void> {
  await openTab(page, 'Duruşma ve süreler')
  await page.getByText('Duruşma yok').waitFor()
  await press(page, '+ Süre')
  const limit = dialog(page, 'Yeni süre')
  await limit.getByText('Günü kendim yazacağım').click()
  await limit.getByLabel('Süre', { exact: true }).fill('Cevap süresi')
  await limit.getByLabel('Son gün', { exact: true }).fill(typed(limitDay))
  await limit.getByLabel(/^Kritik/).check()
  await assertSoundAtWidths(page, 'dates-limit')
  await limit.getByRole('button', { name: 'Süreyi kaydet' }).click()
  await press(page, '+ Duruşma')
  const hearing = dialog(page, 'Yeni duruşma')
  await hearing.getByLabel('Gün', { exact: true }).fill(typed(hearingDay))
  await hearing.getByLabel('Saat').fill('1030')
  await hearing.getByLabel('Mahkeme').fill('Ankara 3. İş Mahkemesi')
  await hearing.getByLabel('Salon').fill('Salon 4')
  await hearing.getByRole('button', { name: 'Duruşmayı kaydet' }).click()
  const row = page.locator('[data-hearing]').filter({ hasText: 'Ankara 3. İş Mahkemesi' })
  await row.getByText('10:30', { exact: true }).waitFor()
  await meetOtherHearing(page)
}

/** A second hearing at nearly the same hour is not added. */
async function meetOtherHearing(page: Page): Promise<void> {
  await press(page, '+ Duruşma')
  const hearing = dialog(page, 'Yeni duruşma')
  await hearing.getByLabel('Gün', { exact: true }).fill(typed(hearingDay))
  await hearing.getByLabel('Saat').fill('11')
  const status = hearing.getByRole('status')
  await status.getByText('Bu saate yakın başka duruşma var').waitFor()
  await status.getByText(`10:30 · ${name} · Ankara 3. İş Mahkemesi · Salon 4`).waitFor()
  await assertSoundAtWidths(page, 'dates-same-day')
  await hearing.getByRole('button', { name: 'Vazgeç' }).click()
  await isAbsent(hearing)
}

/** The second person sends it back once, and then confirms it. */
async function settleLimit(admin: Page, member: Page): Promise<void> {
  await press(admin, 'Onaya gönder')
  await admin.getByText(/^Ayşe Yılmaz tamamlandı dedi/).waitFor()
  await isAbsent(admin.getByRole('button', { name: 'Onayla' }))
  await member.getByRole('button', { name: 'Geri gönder' }).click()
  const rejecting = dialog(member, 'Süre yeniden açılsın mı?')
  await rejecting.getByLabel('Gerekçe').fill('Dilekçe sisteme yüklenmemiş')
  await member.keyboard.press('Control+Enter')
  await press(admin, 'Onaya gönder')
  await assertSoundAtWidths(member, 'dates-awaiting')
  await press(member, 'Onayla')
  await admin.getByText('Tamamlanan (1)').waitFor()
  await admin.getByText('Tamamlanan (1)').click()
  await admin.getByText(/^Can Demir, /).waitFor()
  await assertSoundAtWidths(admin, 'dates-limits')
}

test('tasks, a time limit and a hearing of a case are kept, settled by two, and read in calendars', async () => {
  const own = bearer(await ownPerson(server))
  const body = { displayTitle: name, caseNumber: '2027/1' }
  const { caseId } = await post(server, '/case-management/create', body, own)
  const admin = await newPage(browser, server, { unhurried: true })
  const { page: member } = await newColleague({ name: 'Can', surname: 'Demir' })
  await admin.goto(`/case-management/${caseId}`)
  await giveRight(admin, 'Yazma')
  await addFromTemplate(admin)
  await order(admin)
  await assign(admin)
  await member.goto(`/case-management/${caseId}?tab=dates`)
  await addDates(admin)
  await settleLimit(admin, member)
  await openTab(admin, 'Özet')
  await admin.getByRole('link', { name: /10:30 · Duruşma/ }).waitFor()
  await assertSoundAtWidths(admin, 'dates-next')
  await giveRight(admin, 'Yok')
  await openTab(admin, 'Görevler')
  await admin.getByRole('button', { name: 'Sorumlu: Can Demir, yetkisi yok' }).waitFor()
  await assertSoundAtWidths(admin, 'dates-no-right')
  await takeOver(admin)
  await fillBusyDay(caseId, own)
  await useCalendar(admin)
  await connect(admin)
  await admin.evaluate(() => localStorage.setItem('language', 'en'))
  for (const tab of ['tasks', 'dates']) {
    await admin.goto(`/case-management/${caseId}?tab=${tab}`)
    await assertSoundAtWidths(admin, `dates-english-${tab}`)
  }
  await admin.goto('/calendar')
  await assertSoundAtWidths(admin, 'dates-english-calendar')
  await hasOneRowOfTools(admin)
  for (const page of [admin, member]) await page.context().close()
})
