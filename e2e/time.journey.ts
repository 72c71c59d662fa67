/** Time: the timer runs in every tab and without a network, entries are added by hand, and become services of a client. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, hasFocus, holds } from './waiting.ts'

const title = 'Yılmaz / ABC A.Ş.'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const timer = (page: Page) => page.locator('[data-timer]').getByRole('button')
const timerRuns = (page: Page) =>
  page.getByRole('button', { name: /^Sayaç çalışıyor: .*Yılmaz \/ ABC/ }).waitFor()

/** A case of a client in the office of the person of the journey. */
async function prepare() {
  const me = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: 'ABC A.Ş.', contacts: [] }, me)
  const wanted = { displayTitle: title, caseNumber: 'Z-1', clientId, conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  return { me, clientId: String(clientId), caseId: String(caseId) }
}

async function stopTimer(page: Page, what: string, rate: string): Promise<void> {
  await timer(page).click()
  const panel = dialog(page, /^Sayaç çalışıyor/)
  await panel.getByRole('button', { name: 'Durdur ve kaydet' }).click()
  await panel.getByText('Yapılan işi yazın.').waitFor()
  await panel.getByLabel('Yapılan iş').fill(what)
  await panel.getByLabel('Saat ücreti').fill(rate)
  await panel.getByRole('button', { name: 'Durdur ve kaydet' }).click()
  await page.getByRole('button', { name: 'Sayacı başlat' }).waitFor()
}

async function addByHand(page: Page, time: string, what: string): Promise<void> {
  await page.getByRole('button', { name: '+ Kayıt ekle' }).click()
  const adding = dialog(page, 'Kayıt ekle')
  await holds(adding.getByLabel('Saat ücreti'), '1.500,00')
  await adding.getByRole('combobox', { name: 'Dava' }).fill('Yılmaz')
  await page.getByRole('option', { name: /Yılmaz/ }).click()
  await adding.getByLabel('Çalışma süresi', { exact: true }).fill(time)
  await adding.getByLabel('Yapılan iş').fill(what)
  await adding.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('button', { name: what, exact: true }).waitFor()
}

test('a timer is started on a case, outlives a reload, and its time becomes a service of the client', async () => {
  const { caseId, clientId } = await prepare()
  const page = await newPage(browser, server, { language: 'tr' })
  const other = await page.context().newPage()
  await other.goto('/time')
  await other.getByRole('heading', { name: 'Bu dönemde kayıt yok' }).waitFor()
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('button', { name: 'Başlat', exact: true }).click()
  await timerRuns(page)
  await timerRuns(other)
  await page.reload()
  await timerRuns(page)
  await timer(page).click()
  await dialog(page, /^Sayaç çalışıyor/)
    .getByLabel('Yapılan iş')
    .waitFor()
  await picture(page, 'time-timer-1536')
  await page.keyboard.press('Escape')
  await stopTimer(page, 'Cevap dilekçesi', '1500')
  await page.getByRole('link', { name: '1 dk · 25,00 ₺' }).click()
  await page.waitForURL('**/time?**')
  await page.getByRole('cell', { name: '25,00 ₺' }).waitFor()
  await addByHand(page, '1:30', 'Tanık görüşmesi')
  await page.getByText('2 kayıt · 1 sa 31 dk · 2.275,00 ₺').waitFor()
  await assertSoundAtWidths(page, 'time-list')

  await page.getByRole('checkbox', { name: 'Sayfadakileri seç' }).check()
  await page.getByText('2 seçildi').waitFor()
  await assertSoundAtWidths(page, 'time-chosen')
  await page.getByRole('button', { name: 'Hesaba işle' }).click()
  const billing = dialog(page, 'Hesaba işle')
  const text = billing.getByLabel('1. hizmetin açıklaması')
  await becomes(
    async () =>
      /^(Cevap dilekçesi; Tanık görüşmesi|Tanık görüşmesi; Cevap dilekçesi), 1 sa 31 dk$/.test(
        await text.inputValue(),
      ),
    true,
  )
  await holds(billing.getByLabel('1. hizmetin tutarı'), '2.275,00')
  await assertSoundAtWidths(page, 'time-bill')
  await text.fill('Dava dilekçesi yazıldı, 1 sa 31 dk')
  await billing.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByText('Müvekkilin hesabına 1 hizmet eklendi: 2.275,00 ₺.').waitFor()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await becomes(() => page.getByRole('link', { name: 'Hizmet', exact: true }).count(), 0)
  await page.getByRole('checkbox', { name: 'Sayfadakileri seç' }).check()
  await page.getByRole('button', { name: 'Hesaba işle' }).click()
  await text.fill('Dava dilekçesi yazıldı, 1 sa 31 dk')
  await billing.getByRole('button', { name: 'Hesaba işle' }).click()
  await page.getByText('Müvekkilin hesabına 1 hizmet eklendi: 2.275,00 ₺.').waitFor()
  await becomes(() => page.getByRole('link', { name: 'Hizmet', exact: true }).count(), 2)
  // Nothing in the list can be chosen any more.
  await hasFocus(page.getByRole('main'))
  await page.goto(`/client/${clientId}`)
  await page.getByText('2.275,00 ₺ borçlu').first().waitFor()
  await page.getByRole('cell', { name: /^Dava dilekçesi yazıldı, 1 sa 31 dk/ }).waitFor()

  await other.goto('/time?show=report&by=client')
  await other.getByRole('row', { name: /^ABC A\.Ş\. 1 sa 31 dk 2\.275,00 ₺ 2\.275,00 ₺ 0,00 ₺/ }).waitFor()
  await assertSoundAtWidths(other, 'time-report')
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'XLSX indir' }).click(),
  ])
  const rows = readSheet(await readFile(await file.path())).map((row) => row.map(({ value }) => value))
  assert.deepEqual(rows.at(-1), ['Toplam', '1:31', '91', '2275', '2275', '0'])
  await page.context().close()
})

test('a timer that is stopped without a network is saved once the server is back, and a forgotten one asks for its end', async () => {
  const { me, caseId } = await prepare()
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}`)
  const start = page.getByRole('button', { name: 'Başlat', exact: true })
  await start.waitFor()
  await page.context().setOffline(true)
  await start.click()
  await page.getByText('Sayaç bu cihazda tutuluyor').waitFor()
  await timerRuns(page)
  await timer(page).click()
  const panel = dialog(page, /^Sayaç çalışıyor/)
  await panel.getByLabel('Yapılan iş').fill('Keşif')
  await panel.getByRole('button', { name: 'Durdur ve kaydet' }).click()
  await page.getByRole('button', { name: 'Sayacı başlat' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText(`Çevrimdışı tutulan çalışma süresi kaydedildi: ${title}`).waitFor()
  await page.getByRole('link', { name: '1 dk', exact: true }).waitFor()

  const startedAt = new Date(Date.now() - 5 * 3_600_000).toISOString()
  const forgotten = { timerId: crypto.randomUUID(), caseId, what: 'Dilekçe', startedAt }
  await post(server, '/time/timer/start', forgotten, me)
  await timerRuns(page)
  await timer(page).click()
  await panel.getByText('Sayaç 5 saattir çalışıyor. Gerçek bitiş?').waitFor()
  await picture(page, 'time-forgotten-1536')
  const end = new Date(Date.parse(startedAt) + 90 * 60_000 + 3 * 3_600_000).toISOString().slice(11, 16)
  await panel.getByLabel('Gerçek bitiş').fill(end)
  await panel.getByText(/ · 1 sa (29|30) dk/).waitFor()
  await panel.getByRole('button', { name: 'Durdur ve kaydet' }).click()
  await page.getByRole('link', { name: /^1 sa 3[01] dk/ }).waitFor()
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/time?period=all')
  await page.getByRole('heading', { name: 'Time', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Keşif', exact: true }).waitFor()
  await picture(page, 'time-english-1536')

  // On a phone the timer is on this page, also while nothing else can be written.
  await page.setViewportSize({ width: 390, height: 844 })
  const summary = page.locator('summary').filter({ hasText: 'Timer' })
  await summary.waitFor()
  await summary.click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await becomes(() => page.getByRole('button', { name: '+ Add by hand' }).isDisabled(), true)
  await page.getByRole('button', { name: 'Stop and save' }).waitFor()
  await page.context().close()
})
