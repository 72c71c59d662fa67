/** A new name is checked against those that the office knows, and decisions are collected from the search. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { isAbsent } from './waiting.ts'

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

test('a case is opened against somebody whom the office knows, after that was seen', async () => {
  const admin = bearer(await ownPerson(server))
  const { clientId } = await post(
    server,
    '/client/create',
    { name: 'ABC Anonim Şirketi', contacts: [] },
    admin,
  )
  const first = {
    displayTitle: 'ABC / Yılmaz',
    caseNumber: '2027/88',
    clientId,
    opponentName: 'Ayten Yılmaz',
  }
  await post(server, '/case-management/create', first, admin)
  const page = await newPage(browser, server)
  await page.goto('/case-management')
  await page.getByRole('link', { name: 'ABC / Yılmaz' }).waitFor()
  await page.keyboard.press('c')
  const adding = dialog(page, 'Yeni dava')
  await adding.getByLabel('Dava adı').fill('Demir / ABC')
  await adding.getByLabel('Karşı taraf', { exact: true }).fill('Veli Demir')
  await adding.getByText('Benzer kayıt yok').waitFor()
  await adding.getByLabel('Karşı taraf', { exact: true }).fill('ABC A.Ş.')
  await adding.getByText('Menfaat çatışması: 1 benzer kayıt').waitFor()
  await adding.getByText('Büronun müvekkili').waitFor()
  await page.keyboard.press('Control+Enter')
  await adding.getByText('Benzer kayıtları gördüğünüzü işaretleyin.').first().waitFor()
  await assertSoundAtWidths(page, 'parties-new-case')
  await adding.getByLabel('Gördüm, adımla kaydedilsin').check()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Demir / ABC', level: 1 }).waitFor()

  await page.getByRole('link', { name: 'Taraflar' }).click()
  await page.getByText('! 1 benzer, görüldü').waitFor()
  await page.getByRole('button', { name: '+ Taraf' }).click()
  const party = dialog(page, 'Yeni taraf')
  await party.getByLabel('Ad', { exact: true }).fill('Şükran Demir')
  await party.getByRole('combobox', { name: 'Sıfat' }).click()
  await page.keyboard.type('Davacı')
  await page.getByRole('option', { name: 'Davacı', exact: true }).click()
  await party.getByText('Benzer kayıt yok').waitFor()
  await party.getByLabel('Vekil').fill('Av. Nur Tan')
  await assertSoundAtWidths(page, 'parties-dialog')
  await party.getByRole('button', { name: 'Tarafı kaydet' }).click()
  await page.getByText(/^✓ Temiz /).waitFor()
  await assertSoundAtWidths(page, 'parties-tab')
  await page.getByRole('button', { name: 'Sil: Şükran Demir' }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Av. Nur Tan').waitFor()
  await page.goto(`/client/${clientId}?tab=cases`)
  await page.getByRole('link', { name: 'ABC / Yılmaz' }).waitFor()
  await assertSoundAtWidths(page, 'parties-client')
  await page.context().close()
})

test('a decision is added from the search to a case, which then shows it; the reader knows the case', async () => {
  const admin = bearer(await ownPerson(server))
  const body = { displayTitle: 'Kıdem davası', caseNumber: '2027/90' }
  const { caseId } = await post(server, '/case-management/create', body, admin)
  const page = await newPage(browser, server)
  await page.goto(`/case-management/${caseId}?tab=decisions`)
  await page.getByText('Aramada ‘davaya ekle’ ile karar biriktirin.').waitFor()
  await assertSoundAtWidths(page, 'parties-no-decisions')
  await page.goto('/search/case?country=turkey&q=k%C4%B1dem')
  // The buttons come after the hits, and not always the first one first: both times it must be that of the same hit.
  const hit = page
    .locator('article')
    .filter({ has: page.locator('[data-result]') })
    .first()
  const add = async () => {
    await hit.getByRole('button', { name: 'Davaya ekle' }).click()
    const panel = dialog(page, 'Davaya ekle')
    await panel.getByRole('combobox', { name: 'Dava' }).click()
    await page.keyboard.type('kıdem davası')
    await page.getByRole('option', { name: 'Kıdem davası · 2027/90' }).click()
    await panel.getByRole('button', { name: 'Ekle' }).click()
    return panel
  }
  const panel = await add()
  await page.getByText('Karar davaya eklendi: Kıdem davası.').waitFor()
  await isAbsent(panel)
  const again = await add()
  await again.getByText('Bu karar davada zaten var.').waitFor()
  await page.keyboard.press('Escape')
  await isAbsent(again)
  await page.locator('[data-result]').first().click()
  await page.locator('[data-reader] h1').waitFor()
  await page.getByRole('button', { name: 'Davaya ekle' }).first().click()
  await dialog(page, 'Davaya ekle').getByRole('link', { name: 'Kıdem davası · 2027/90' }).waitFor()
  await assertSoundAtWidths(page, 'parties-reader')
  await dialog(page, 'Davaya ekle').getByRole('link', { name: 'Kıdem davası · 2027/90' }).click()
  await page.getByRole('button', { name: /^Davadan çıkar/ }).waitFor()
  await assertSoundAtWidths(page, 'parties-decisions')
  await page.getByRole('button', { name: 'E. ve K. no ile ekle' }).click()
  await dialog(page, 'E. ve K. no ile ekle').getByLabel('Esas no').fill('2001/1')
  await dialog(page, 'E. ve K. no ile ekle').getByLabel('Karar no').fill('2002/2')
  await page.keyboard.press('Control+Enter')
  await dialog(page, 'E. ve K. no ile ekle').getByText('Karar bulunamadı.').waitFor()
  await assertSoundAtWidths(page, 'parties-by-number')
  await page.context().close()
})
