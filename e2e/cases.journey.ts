/** Cases: two people of one office work on them at once, each seeing what the other does, as far as their rights go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newColleague } from './entering.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, holds, isAbsent } from './waiting.ts'

const name = 'Yılmaz / ABC A.Ş.'

const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).click()

/** From the keyboard alone; gives the address of the case. */
async function create(page: Page): Promise<string> {
  await page.goto('/search')
  await page.getByRole('link', { name: 'Davalar', exact: true }).click()
  await page.getByRole('heading', { name: 'Henüz dava yok' }).waitFor()
  await assertSoundAtWidths(page, 'cases-empty')
  await page.keyboard.press('c')
  const adding = dialog(page, 'Yeni dava')
  await hasFocus(adding.getByLabel('Dava adı'))
  await holds(adding.getByLabel('Büro dosya no'), `${new Date().getFullYear()}/1`)
  await page.keyboard.type(name)
  await adding.getByRole('combobox', { name: 'Müvekkil', exact: true }).focus()
  await page.keyboard.type('ABC Anonim Şirketi')
  await page.keyboard.press('Enter')
  await page.getByText('Müvekkil kaydedildi: ABC Anonim Şirketi.').waitFor()
  await holds(adding.getByRole('combobox', { name: 'Müvekkil', exact: true }), 'ABC Anonim Şirketi')
  await assertSoundAtWidths(page, 'cases-new')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('link', { name: 'ABC Anonim Şirketi' }).waitFor()
  return new URL(page.url()).pathname
}

async function giveRight(page: Page, person: string, right: string): Promise<void> {
  await press(page, 'Yetki')
  const rights = dialog(page, /^Yetki/)
  await rights
    .getByRole('group', { name: `Yetki, ${person}` })
    .getByLabel(right)
    .check()
  await rights.getByRole('button', { name: 'Yetkileri kaydet' }).click()
  await page.getByText('Yetkiler kaydedildi.').waitFor()
}

/** The page is closed before the connection is back; the text is there when the case is opened again. */
async function writeWithoutConnection(page: Page, address: string): Promise<void> {
  const closing = await page.context().newPage()
  await closing.goto(address)
  await press(closing, 'Açıklama yazın')
  await closing.route('**/api/**', (route) => route.abort())
  await closing.getByLabel('Açıklama').fill('Yolda yazıldı.')
  await closing.close()
  await page.goto(address)
  await page.getByText(/taslağınız var; yalnız siz görürsünüz/).waitFor()
}

async function chooseState(page: Page, from: string, to: string): Promise<void> {
  await press(page, `Durum: ${from}`)
  await page.getByRole('menuitemradio', { name: to }).click()
  // Saving does not take the focus away.
  await hasFocus(page.getByRole('button', { name: `Durum: ${to}` }))
}

/** Opens the field of the deadline, which then stands for what the person saw at that time. */
async function openDeadline(page: Page, label: string | RegExp) {
  await press(page, label)
  return dialog(page, label)
}

async function setDeadline(page: Page, label: string | RegExp, typed: string): Promise<void> {
  const field = await openDeadline(page, label)
  await field.getByLabel('Son gün', { exact: true }).fill(typed)
  await field.getByRole('button', { name: 'Kaydet' }).click()
}

/** Both change the deadline; the second one chooses. */
async function clash(admin: Page, member: Page): Promise<void> {
  const field = await openDeadline(member, /^Son günü değiştir/)
  await field.getByLabel('Son gün', { exact: true }).fill('14.12.2027')
  await setDeadline(admin, /^Son günü değiştir/, '20.12.2027')
  await admin.getByText('Son gün: 20.12.2027.').waitFor()
  await field.getByRole('button', { name: 'Kaydet' }).click()
  const merge = dialog(member, 'Siz yazarken Ayşe Yılmaz değiştirdi')
  await merge.getByText('20.12.2027').waitFor()
  assert.ok(await merge.getByRole('button', { name: 'Seçilenleri kaydet' }).isDisabled())
  await assertSoundAtWidths(member, 'cases-merge')
  await merge.getByLabel('Sizinki').check()
  await merge.getByRole('button', { name: 'Seçilenleri kaydet' }).click()
  await admin.getByRole('button', { name: 'Son günü değiştir: 14.12.2027' }).waitFor()
}

/** The card says what is overdue, as far as there is room in its column. */
async function addOverdue(address: string): Promise<void> {
  const displayTitle = 'Bilirkişi raporuna karşı beyan ve itiraz dilekçesini hazırlayın'
  const task = { displayTitle, deadline: '2026-01-05' }
  await post(server, `${address}/case-tasks/add`, task, bearer(await ownPerson(server)))
}

/** The board from the keyboard: lifted and put back, then moved. */
async function moveOnBoard(page: Page): Promise<void> {
  await page.goto('/case-management')
  await page.getByText('Pano', { exact: true }).click()
  const column = (label: RegExp) => page.getByRole('region', { name: label })
  await column(/^İstinafta, 1/)
    .getByRole('link', { name })
    .waitFor()
  await page.getByText('05.01.2026 Bilirkişi raporuna').waitFor()
  const isWithin = () =>
    column(/^İstinafta, 1/).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  await becomes(isWithin, true)
  await assertSoundAtWidths(page, 'cases-board')
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('m')
  await page.getByRole('status').filter({ hasText: 'İstinafta, 1/1' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('status').filter({ hasText: 'Yargıtay’da, 1/1' }).waitFor()
  await page.keyboard.press('Escape')
  await column(/^İstinafta, 1/)
    .getByRole('link', { name })
    .waitFor()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await column(/^Yargıtay’da, 1/)
    .getByRole('link', { name })
    .waitFor()
  await hasFocus(page.getByRole('link', { name }))
}

test('two people work on a case at once, as far as their rights go', async () => {
  const admin = await newPage(browser, server)
  const address = await create(admin)
  const { page: member } = await newColleague({ name: 'Can', surname: 'Demir' })
  await member.goto(address)
  await member.getByText('Bu davaya erişiminiz yok. Yetkiyi büro yöneticiniz verir.').waitFor()
  await assertSoundAtWidths(member, 'cases-no-access')
  await member.getByRole('link', { name: 'Davalara dön' }).click()
  await member.getByRole('heading', { name: 'Henüz dava yok' }).waitFor()

  await giveRight(admin, 'Can Demir', 'Okuma')
  await member.getByRole('link', { name }).click()
  await member.getByText('Salt okuma yetkiniz var').waitFor()
  await isAbsent(member.getByRole('button', { name: 'Durum: Açık' }))
  await giveRight(admin, 'Can Demir', 'Yazma')
  await chooseState(member, 'Açık', 'İstinafta')
  await admin.getByRole('button', { name: 'Durum: İstinafta' }).waitFor()
  await setDeadline(admin, '+ Son gün', 'yarın')
  await member.getByRole('button', { name: /^Son günü değiştir/ }).waitFor()
  await clash(admin, member)

  await writeWithoutConnection(admin, address)
  await press(admin, /^Aç$/)
  await holds(admin.getByLabel('Açıklama'), 'Yolda yazıldı.')
  await admin.getByLabel('Açıklama').fill('Bilirkişi raporuna itiraz edilecek.')
  await admin.getByText(/^taslak \d\d:\d\d, yalnız siz görürsünüz$/).waitFor()
  await press(admin, 'Açıklamayı kaydet')
  await member.getByText('Bilirkişi raporuna itiraz edilecek.').first().waitFor()
  await assertSoundAtWidths(admin, 'cases-case')
  await admin.getByRole('link', { name: 'Tarihçe' }).click()
  await admin.getByRole('cell', { name: 'Açıklamayı değiştirdi' }).waitFor()
  await assertSoundAtWidths(admin, 'cases-history')

  await addOverdue(address)
  await moveOnBoard(admin)
  await member.getByRole('button', { name: 'Durum: Yargıtay’da' }).waitFor()
  await chooseState(member, 'Yargıtay’da', 'Kapalı')
  await admin
    .getByRole('region', { name: /^Kapalı, 1/ })
    .getByRole('link', { name })
    .waitFor()
  for (const page of [admin, member]) await page.context().close()
})

async function fillOffice(): Promise<void> {
  const admin = bearer(await ownPerson(server))
  for (const [index, title] of ['Demir / Kaya', 'Şen Gıda işe iade', 'Öztürk kira tespiti'].entries()) {
    const body = { displayTitle: title, caseNumber: `2027/${index + 1}`, deadline: '2027-12-14' }
    await post(server, '/case-management/create', body, admin)
  }
}

/** Space shows a case beside the list; on the way back from its page, selection and focus are where they were. */
async function lookBeside(page: Page): Promise<void> {
  const heading = (title: string) =>
    page.getByRole('complementary').getByRole('heading', { name: title, level: 2 })
  const rows = await page.getByRole('row').getByRole('link').allTextContents()
  const [first = '', second = ''] = rows
  await page.keyboard.press('Space')
  await hasFocus(heading(second))
  await page.keyboard.press('k')
  await hasFocus(heading(first))
  await assertSound(page, 'cases-beside')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: first, level: 1 }).waitFor()
  await page.goBack()
  await heading(first).waitFor()
  await page.getByText('2 seçildi').waitFor()
  await page.keyboard.press('Escape')
  await hasFocus(page.getByRole('link', { name: first, exact: true }))
  await isAbsent(heading(first))
}

test('many cases are found, changed together and put back, and a view is kept', async () => {
  await fillOffice()
  const page = await newPage(browser, server, { unhurried: true })
  await page.goto('/case-management')
  await page.getByRole('link', { name: 'Demir / Kaya' }).waitFor()
  await assertSoundAtWidths(page, 'cases-list')
  for (const key of ['j', 'x', 'j', 'X']) await page.keyboard.press(key)
  await page.getByText('2 seçildi').waitFor()
  await assertSoundAtWidths(page, 'cases-selected')
  await lookBeside(page)
  const selected = page.getByRole('region', { name: 'Seçilen davalar' })
  await selected.getByRole('button', { name: 'Durum' }).click()
  await page.getByRole('menuitemradio', { name: 'Karara çıktı' }).click()
  await page.getByText('Durum: Karara çıktı. 2 dava değişti.').waitFor()
  await hasFocus(selected.getByRole('button', { name: 'Durum' }))
  await page.keyboard.press('Escape')
  await press(page, '+ Filtre')
  await page.getByLabel('Karara çıktı').check()
  await page.getByText('Davalar 2').waitFor()
  await assertSoundAtWidths(page, 'cases-filter')
  await page.keyboard.press('Escape')
  await press(page, '+ Görünümü kaydet')
  await page.getByLabel('Görünümün adı').fill('Karara çıkanlar')
  await page.keyboard.press('Enter')
  const view = page.getByRole('link', { name: 'Karara çıkanlar' })
  await view.waitFor()
  await page.getByRole('link', { name: 'Tümü' }).click()
  await page.getByText('Davalar 3').waitFor()
  await page.reload()
  await view.click()
  await page.getByText('Davalar 2').waitFor()
  await page.goto('/case-management?state=out')
  await page.getByRole('row').nth(2).waitFor()
  await page.context().close()
})
