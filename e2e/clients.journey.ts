/** Clients: one is added, reached, charged and paid; a deletion stays visible; the account adds up on every screen. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { hasFocus, holds, isAbsent } from './waiting.ts'

const name = 'Şen Gıda San. ve Tic. A.Ş.'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const tab = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name: label }).first()

async function addClient(page: Page): Promise<void> {
  await page.goto('/search')
  await page.getByRole('link', { name: 'Müvekkiller', exact: true }).click()
  await page.getByRole('heading', { name: 'Henüz müvekkil yok.' }).waitFor()
  await assertSoundAtWidths(page, 'clients-empty')
  await page.keyboard.press('c')
  const adding = dialog(page, 'Yeni müvekkil')
  await hasFocus(adding.getByLabel('Ad', { exact: true }))
  await adding.getByRole('button', { name: 'Müvekkili kaydet' }).click()
  await adding.getByText('Bu alan zorunludur.').waitFor()
  await adding.getByLabel('Ad', { exact: true }).fill(name)
  await adding.getByLabel(/^Telefon/).fill('0212 555 00 00')
  await page.keyboard.press('Escape')
  await adding.getByText('Yazdıklarınız silinsin mi?').waitFor()
  await adding.getByRole('button', { name: 'Devam et' }).click()
  await assertSoundAtWidths(page, 'clients-new')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function addContact(page: Page): Promise<void> {
  await tab(page, /^İletişim/).click()
  await page.getByText('+902125550000').waitFor()
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
  await page.getByText('+902125550000').waitFor()
  await assertSoundAtWidths(page, 'clients-contacts')
}

async function book(page: Page): Promise<void> {
  await tab(page, 'Hesap').click()
  await page.getByRole('button', { name: 'Hizmet ekle' }).click()
  const service = dialog(page, 'Hizmet ekle')
  await service.getByLabel('Tutar').fill('20000.5')
  await service.getByLabel('Tarih', { exact: true }).fill('01.01.2026')
  await service.getByText('20.000,50 ₺ olarak okundu').first().waitFor()
  await service.getByLabel('Açıklama').fill('Vekâlet ücreti')
  await assertSoundAtWidths(page, 'clients-service')
  await service.getByRole('button', { name: 'Hizmeti kaydet' }).click()
  await page.getByText('20.000,50 ₺ borçlu').first().waitFor()
  await page.getByRole('button', { name: '+ Tahsilat ekle' }).click()
  const payment = dialog(page, 'Tahsilat ekle')
  await payment.getByLabel('Tutar').fill('0')
  await payment.getByRole('button', { name: 'Tahsilatı kaydet' }).click()
  await payment.getByText('Tutar sıfırdan büyük olmalı.').waitFor()
  await payment.getByLabel('Tutar').fill('7.500')
  await payment.getByLabel('Tarih', { exact: true }).fill('03.01.2026')
  await payment.getByLabel('Şekil').selectOption('cash')
  await payment.getByLabel('Açıklama').fill('Peşinat')
  await payment.getByRole('button', { name: 'Tahsilatı kaydet' }).click()
  await page.getByText('12.500,50 ₺ borçlu').first().waitFor()
  await assertSoundAtWidths(page, 'clients-account')
}

/** A service for a case of the client, which the account names with a link. */
async function serveCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hizmet ekle' }).click()
  const service = dialog(page, 'Hizmet ekle')
  await service.getByLabel('Tutar').fill('1000')
  await service.getByRole('combobox', { name: 'Dava (isteğe bağlı)' }).click()
  await page.getByRole('option', { name: 'Doruk / Demir · 2026/7' }).click()
  await service.getByLabel('Açıklama').fill('Duruşma')
  await assertSoundAtWidths(page, 'clients-service-case')
  await service.getByRole('button', { name: 'Hizmeti kaydet' }).click()
  await page.getByRole('link', { name: 'Doruk / Demir' }).waitFor()
  await assertSoundAtWidths(page, 'clients-account-case')
  await page.getByRole('link', { name: 'Doruk / Demir' }).click()
  await page.getByRole('heading', { name: 'Doruk / Demir', level: 1 }).waitFor()
}

/** Another page has the same dialog open: the second deletion is refused there. */
async function deletePayment(page: Page, other: Page): Promise<void> {
  await other.goto(page.url())
  await other.getByRole('button', { name: /^Sil: Peşinat/ }).click()
  await page.getByRole('button', { name: /^Sil: Peşinat/ }).click()
  const asking = dialog(page, 'Tahsilat silinsin mi?')
  await asking.getByText('7.500,00 ₺, 03.01.2026. Geri alınamaz; gerekçesiyle görünür kalır.').waitFor()
  await asking.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await asking.getByText('Gerekçe yazın.').waitFor()
  await asking.getByLabel('Gerekçe').fill('mükerrer kayıt')
  await asking.getByText('14/255').waitFor()
  await assertSoundAtWidths(page, 'clients-deletion')
  await asking.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await page.getByText('20.000,50 ₺ borçlu').first().waitFor()
  await isAbsent(page.getByText('Peşinat'))
  await page.getByRole('button', { name: 'Silinenler (1)' }).click()
  await page.getByText(/silindi \(.+\): mükerrer kayıt/).waitFor()
  await assertSoundAtWidths(page, 'clients-deleted')
  const late = dialog(other, 'Tahsilat silinsin mi?')
  await late.getByLabel('Gerekçe').fill('ikinci kez')
  await late.getByRole('button', { name: 'Gerekçeyle sil' }).click()
  await late.getByText('Bu kayıt zaten silinmiş.').first().waitFor()
}

/** Two instalments, of which the payment of 1.000,00 settles a part of the first, whose day has passed. */
async function plan(page: Page): Promise<void> {
  await tab(page, 'Taksitler').click()
  await page.getByText('Taksit yok.').waitFor()
  await page.getByRole('button', { name: 'Taksitleri düzenle' }).click()
  const planning = dialog(page, 'Taksit planı')
  await planning.getByLabel('Vade', { exact: true }).fill('15.01.2020')
  await planning.getByLabel('Tutar').fill('4000')
  await planning.getByRole('button', { name: 'Taksit ekle' }).click()
  const second = planning.getByRole('group', { name: '2. taksit' })
  await holds(second.getByLabel('Vade', { exact: true }), '15.02.2020')
  await second.getByLabel('Vade', { exact: true }).fill('31.13.2099')
  await planning.getByRole('button', { name: 'Taksitleri kaydet' }).click()
  await planning.getByText('Tarihi 14.12.2026 gibi yazın.').waitFor()
  await second.getByLabel('Vade', { exact: true }).fill('15.01.2099')
  await planning.getByText('8.000,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'clients-plan')
  await planning.getByRole('button', { name: 'Taksitleri kaydet' }).click()
  await page.getByText('4.000,00 ₺ vadesi geçti').waitFor()
  await page.getByRole('button', { name: '+ Tahsilat ekle' }).click()
  const payment = dialog(page, 'Tahsilat ekle')
  await payment.getByLabel('Tutar').fill('1000')
  await payment.getByLabel('Tarih', { exact: true }).fill('05.01.2026')
  await payment.getByLabel('Şekil').selectOption('card')
  await payment.getByLabel('Açıklama').fill('=İlk taksit')
  await payment.getByRole('button', { name: 'Tahsilatı kaydet' }).click()
  await page.getByText('3.000,00 ₺ vadesi geçti').waitFor()
  await assertSoundAtWidths(page, 'clients-instalments')
}

/** Both files of the same period are downloaded, and say the same. */
async function download(page: Page): Promise<void> {
  await tab(page, 'Hesap').click()
  await page.getByRole('button', { name: 'Hesap ekstresi' }).click()
  const asking = dialog(page, 'Hesap ekstresi')
  await asking.getByLabel('Başlangıç', { exact: true }).fill('01.01.2026')
  await asking.getByLabel('Bitiş', { exact: true }).fill('31.12.2025')
  await asking.getByText('Bitiş başlangıçtan önce olamaz.').waitFor()
  await asking.getByLabel('Bitiş', { exact: true }).fill('31.01.2026')
  await asking.getByText('19.000,50 ₺ borçlu').waitFor()
  await assertSoundAtWidths(page, 'clients-statement')
  const fetched = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      asking.getByRole('button', { name: button }).click(),
    ])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const pdf = await fetched('PDF indir')
  assert.equal(pdf.name, 'Hesap ekstresi 2026-01-01 2026-01-31.pdf')
  assert.equal(pdf.bytes.toString('latin1', 0, 5), '%PDF-')
  const sheet = await fetched('XLSX')
  assert.equal(sheet.name, 'Hesap ekstresi 2026-01-01 2026-01-31.xlsx')
  const rows = readSheet(sheet.bytes).map((row) => row.map(({ value }) => value))
  assert.deepEqual(rows.at(-1), ['Kapanış bakiyesi', '19000.5'])
  assert.ok(rows.flat().includes('=İlk taksit'))
  await page.keyboard.press('Escape')
  await asking.waitFor({ state: 'detached' })
}

async function totals(page: Page): Promise<void> {
  await page.goto('/client')
  await page.getByRole('cell', { name: '3.000,00 ₺', exact: true }).waitFor()
  await assertSoundAtWidths(page, 'clients-overdue')
  await page.getByRole('link', { name: 'Aylık toplamlar' }).click()
  await page.getByLabel('Yıl').selectOption('2026')
  const january = page.getByRole('row', { name: /Ocak/ })
  await january.getByText('20.000,50 ₺').waitFor()
  await january.getByText('1.000,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'clients-totals')
}

test('a client is added, charged and paid, and a deleted payment stays visible with its reason', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  const other = await newPage(browser, server, { language: 'tr' })
  await addClient(page)
  await addContact(page)
  await book(page)
  await deletePayment(page, other)
  await plan(page)
  await download(page)
  await tab(page, 'Davalar').click()
  await page.getByText('Bu müvekkilin davası yok.').waitFor()
  await tab(page, 'Tarihçe').click()
  await page.getByText('Müvekkilin tahsilatını sildi').waitFor()
  await page.getByText(/Gerekçe: mükerrer kayıt/).waitFor()
  await assertSoundAtWidths(page, 'clients-history')
  await totals(page)
  for (const one of [page, other]) await one.context().close()
})

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
  await page.keyboard.press('f')
  await page.keyboard.type('doruk')
  await page.waitForURL('**/client?query=doruk')
  await isAbsent(page.getByRole('link', { name: 'Ayşe Yılmaz' }))
  await page.getByLabel('Müvekkillerde ara').fill('zzz')
  await page.getByRole('heading', { name: 'Bu aramaya uyan müvekkil yok.' }).waitFor()
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

  await page.getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Müvekkili sil' }).click()
  await dialog(page, 'Müvekkil silinsin mi?').getByRole('button', { name: 'Müvekkili sil' }).click()
  await page.waitForURL('**/client')
  await page.getByRole('link', { name: 'Doruk Lojistik A.Ş.' }).waitFor()
  await isAbsent(page.getByRole('link', { name: 'Ayşe Yılmaz Kaya' }))
  await page.goto(`/client/${ayse?.clientId}`)
  await page.getByRole('heading', { name: 'Müvekkil bulunamadı' }).waitFor()
  await assertSoundAtWidths(page, 'clients-missing')

  const [, doruk] = clients
  const ofDoruk = { displayTitle: 'Doruk / Demir', caseNumber: '2026/7', clientId: doruk?.clientId }
  await post(server, '/case-management/create', ofDoruk, bearer(me))
  await page.goto(`/client/${doruk?.clientId}`)
  await serveCase(page)
  await page.context().close()
})
