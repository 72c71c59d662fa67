/** Clients: one is added, reached, charged and paid; a deletion stays visible; the account adds up on every screen. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import {
  book,
  deletePayment,
  download,
  plan,
  planAfterPayment,
  serveCase,
  tab,
  totals,
} from './client-account.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const name = 'Şen Gıda San. ve Tic. A.Ş.'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

async function addClient(page: Page): Promise<void> {
  await page.goto('/search')
  await page.getByRole('link', { name: 'Müvekkiller', exact: true }).click()
  await page.getByRole('heading', { name: 'Henüz müvekkil yok' }).waitFor()
  await assertSoundAtWidths(page, 'clients-empty')
  await page.keyboard.press('c')
  const adding = dialog(page, 'Yeni müvekkil')
  await hasFocus(adding.getByLabel('Ad', { exact: true }))
  await adding.getByRole('button', { name: 'Müvekkili kaydet' }).click()
  await adding.getByText('Bu alan zorunludur.').waitFor()
  await adding.getByLabel('Ad', { exact: true }).fill(name)
  await adding.getByLabel(/^Telefon/).fill('0212 555 00 00')
  await page.goBack()
  await page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler' }).waitFor()
  await page.keyboard.press('Escape')
  await hasFocus(adding.getByLabel(/^Telefon/))
  await page.keyboard.press('Escape')
  await adding.getByText('Yazdıklarınız silinsin mi?').waitFor()
  await adding.getByRole('button', { name: 'Devam et' }).click()
  await assertSoundAtWidths(page, 'clients-new')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function addContact(page: Page): Promise<void> {
  await tab(page, /^İletişim/).click()
  await page.getByText('+90 212 555 00 00').waitFor()
  await page.getByRole('button', { name: 'İletişim bilgisi ekle' }).click()
  const adding = dialog(page, 'İletişim bilgisi ekle')
  await adding.getByLabel('Tür').selectOption('Email')
  await adding.getByLabel('Başlık').fill('Muhasebe')
  await adding.getByLabel('Bilgi').fill('muhasebe')
  await adding.getByRole('button', { name: 'Kaydet' }).click()
  await adding.getByText('E-posta adresini ad@ornek.com biçiminde yazın.').waitFor()
  await adding.getByLabel('Bilgi').fill('muhasebe@sengida.test')
  await adding.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('link', { name: 'muhasebe@sengida.test' }).waitFor()
  await tab(page, 'İletişim 2').waitFor()
  await page.getByRole('button', { name: 'Sil: Genel' }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('+90 212 555 00 00').waitFor()
  await assertSoundAtWidths(page, 'clients-contacts')
}

/** Nothing can be written while the server is away, and every button says why. */
async function loseConnection(page: Page): Promise<void> {
  const writing = ['+ Hizmet', '+ Tahsilat'].map((name) => page.getByRole('button', { name }))
  const reasons = () => Promise.all(writing.map((button) => button.getAttribute('title')))
  const areLocked = () => Promise.all(writing.map((button) => button.isDisabled()))
  await page.context().setOffline(true)
  await tab(page, 'Tarihçe').click()
  await page.getByText(/^Mizan’a ulaşılamıyor/).waitFor()
  await becomes(areLocked, [true, true])
  const reason = 'Bağlantı yok. Bağlantı gelince yapabilirsiniz.'
  await becomes(reasons, [reason, reason])
  await page.context().setOffline(false)
  await becomes(areLocked, [false, false])
  await tab(page, 'Hesap').click()
}

test('a client is added, charged and paid, and a deleted payment stays visible with its reason', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  const other = await newPage(browser, server, { language: 'tr' })
  await addClient(page)
  await addContact(page)
  await book(page)
  await deletePayment(page, other)
  await loseConnection(page)
  await plan(page)
  await download(page)
  await tab(page, 'Davalar').click()
  await page.getByText('Bu müvekkilin davası yok').waitFor()
  await tab(page, 'Tarihçe').click()
  await page.getByText('Müvekkilin tahsilatını sildi').waitFor()
  await page.getByText(/Gerekçe: mükerrer kayıt/).waitFor()
  await assertSoundAtWidths(page, 'clients-history')
  await totals(page)
  for (const one of [page, other]) await one.context().close()
})

/** The head of a column turns the order, which stays in the address. */
async function sort(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Müvekkiller' })
  const names = () => table.getByRole('rowheader').allInnerTexts()
  const press = (column: string) => table.getByRole('button', { name: column }).click()
  await press('Müvekkil')
  await becomes(names, ['Doruk Lojistik A.Ş.', 'Demir İnşaat Ltd. Şti.', 'Ayşe Yılmaz'])
  await page.reload()
  await table.locator('[aria-sort=descending]').getByText('Müvekkil').waitFor()
  await press('Son işlem')
  await becomes(names, ['Ayşe Yılmaz', 'Doruk Lojistik A.Ş.', 'Demir İnşaat Ltd. Şti.'])
  await press('Müvekkil')
  await becomes(names, ['Ayşe Yılmaz', 'Demir İnşaat Ltd. Şti.', 'Doruk Lojistik A.Ş.'])
}

test('the list is searched and walked by keys, and a name that another has changed is chosen, not lost', async () => {
  const me = await ownPerson(server)
  const add = (title: string) => post(server, '/client/create', { name: title, contacts: [] }, bearer(me))
  const clients = [
    await add('Demir İnşaat Ltd. Şti.'),
    await add('Doruk Lojistik A.Ş.'),
    await add('Ayşe Yılmaz'),
  ]
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/client')
  await page.getByRole('link', { name: 'Doruk Lojistik A.Ş.' }).waitFor()
  await assertSoundAtWidths(page, 'clients-list')
  await sort(page)
  await page.keyboard.press('f')
  await page.keyboard.type('doruk')
  await page.waitForURL('**/client?*query=doruk')
  await isAbsent(page.getByRole('link', { name: 'Ayşe Yılmaz' }))
  await page.getByLabel('Müvekkillerde ara').fill('zzz')
  await page.getByRole('heading', { name: 'Bu aramaya uyan müvekkil yok' }).waitFor()
  await assertSoundAtWidths(page, 'clients-no-match')
  await page.getByRole('button', { name: 'Aramayı temizle' }).click()
  await page.getByRole('link', { name: 'Ayşe Yılmaz' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await hasFocus(page.getByRole('link', { name: 'Ayşe Yılmaz' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ayşe Yılmaz' }).waitFor()

  await page.keyboard.press('e')
  await page.getByLabel('Müvekkilin adı').fill('Ayşe Yılmaz Kaya')
  const [, , ayse] = clients
  const change = { clientId: ayse?.clientId, name: 'Ayşe Kaya', version: 1 }
  await post(server, '/client/update/name', change, bearer(me))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Siz yazarken .+ değiştirdi$/ }).waitFor()
  await assertSoundAtWidths(page, 'clients-conflict')
  await page.getByLabel(/Sizinki/).check()
  await page.getByRole('button', { name: 'Seçileni kaydet' }).click()
  await page.getByRole('heading', { name: 'Ayşe Yılmaz Kaya' }).waitFor()
  await page.getByText('Kaydedildi').waitFor()

  await page.keyboard.press('e')
  await page.getByLabel('Müvekkilin adı').fill('Doruk Lojistik')
  await page.keyboard.press('Enter')
  const renaming = dialog(page, 'Müvekkilin yeni adı')
  await renaming.getByText('Menfaat çatışması: 1 benzer kayıt').waitFor()
  await assertSoundAtWidths(page, 'clients-renaming')
  const seen = renaming.getByLabel('Gördüm, adımla kaydedilsin')
  await seen.check()
  const isChecked = page.waitForResponse(
    (one) => one.url().endsWith('/conflicts') && Boolean(one.request().postData()?.includes('Ltd. Şti.')),
  )
  await renaming.getByLabel('Müvekkilin adı').fill('Doruk Lojistik Ltd. Şti.')
  await isChecked
  await seen.and(page.locator(':not(:checked)')).waitFor()
  await seen.check()
  await renaming.getByRole('button', { name: 'Adı kaydet' }).click()
  await page.getByRole('heading', { name: 'Doruk Lojistik Ltd. Şti.' }).waitFor()

  await page.getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Müvekkili sil' }).click()
  await dialog(page, 'Müvekkil silinsin mi?').getByRole('button', { name: 'Müvekkili sil' }).click()
  await page.waitForURL('**/client')
  await page.getByRole('link', { name: 'Doruk Lojistik A.Ş.' }).waitFor()
  await isAbsent(page.getByRole('link', { name: 'Doruk Lojistik Ltd. Şti.' }))
  await page.goto(`/client/${ayse?.clientId}`)
  await page.getByRole('heading', { name: 'Müvekkil bulunamadı' }).waitFor()
  await assertSoundAtWidths(page, 'clients-missing')

  const [, doruk] = clients
  const ofDoruk = { displayTitle: 'Doruk / Demir', caseNumber: '2026/7', clientId: doruk?.clientId }
  await post(server, '/case-management/create', ofDoruk, bearer(me))
  const paid = { clientId: doruk?.clientId, amount: '2500', date: '2026-01-05', paymentType: 'cash' }
  await post(server, '/client/add-payment', { ...paid, description: 'Peşinat' }, bearer(me))
  await page.goto(`/client/${doruk?.clientId}`)
  await planAfterPayment(page)
  await page.goto('/client?sort=cases')
  const first = page.getByRole('table', { name: 'Müvekkiller' }).getByRole('row').nth(1)
  await first.getByRole('cell', { name: '1', exact: true }).waitFor()
  await first.getByRole('link', { name: 'Doruk Lojistik A.Ş.' }).click()
  await serveCase(page)
  await page.context().close()
})
