/** From a case to a petition to UDF; two people and a closed tab lose nothing; an office writes a template of its own. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readUdf, textOfBlocks } from '@mizan/platform/text-documents'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newColleague } from './entering.ts'
import { bearer, idOf, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, eventually, isAbsent } from './waiting.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'Taslak metni' })
const gaps = (page: Page) => page.locator('[data-gap]')
const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^kaydedildi/)
    .waitFor()

async function newCase(): Promise<string> {
  const wanted = {
    ...{ displayTitle: 'Yılmaz / Demir', caseNumber: 'T-1', conflictsSeen: true, opponentName: 'Ali Demir' },
    ...{ courtName: 'Ankara 3. Asliye Hukuk Mahkemesi', docketNumber: '2026/412' },
  }
  const { caseId = '' } = await post(
    server,
    '/case-management/create',
    wanted,
    bearer(await ownPerson(server)),
  )
  return caseId
}

/** The answers of its dialog stay empty: what is not known is a gap. */
async function newDraft(page: Page, caseId: string, template: RegExp): Promise<void> {
  await page.goto(`/case-management/${caseId}?tab=drafts`)
  await page.getByRole('button', { name: 'Yeni taslak' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: template }).click()
  await dialog.getByRole('button', { name: 'Taslağı hazırla' }).click()
  await page.waitForURL(/\/drafts\/[\w-]{36}$/)
  await paper(page).waitFor()
}

test('a petition is made from a case, filled gap by gap with the keyboard, and leaves as UDF', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  const caseId = await newCase()
  await newDraft(page, caseId, /^Dava dilekçesi/)
  await paper(page).getByText('ANKARA 3. ASLİYE HUKUK MAHKEMESİ SAYIN HÂKİMLİĞİNE').waitFor()
  await paper(page).getByText('Ali Demir').waitFor()
  await assertSoundAtWidths(page, 'draft')
  const found = await gaps(page).count()
  assert.ok(found >= 8, String(found))
  await page.getByText(/^Eksikler/).waitFor()
  await paper(page).press('Control+Home')
  for (let left = found; left > 0; left--) {
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.type(`Bilgi ${found - left + 1}`)
    await becomes(() => gaps(page).count(), left - 1)
  }
  await page.getByText('Eksik yok.').waitFor()
  await isSaved(page)
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'UYAP (UDF)' }).click()
  const bytes = await readFile(await (await waiting).path())
  const text = textOfBlocks(readUdf(bytes).document.blocks)
  assert.match(text, /ANKARA 3\. ASLİYE HUKUK MAHKEMESİ/)
  for (const no of [1, found]) assert.ok(text.includes(`Bilgi ${no}`), text)
  assert.doesNotMatch(text, /EKSİK/)
  await page.getByRole('button', { name: 'Davaya kaydet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText('“Dava dilekçesi.udf” davaya kaydedildi.').waitFor()
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Evrak' }).click()
  await page.getByRole('button', { name: 'Dava dilekçesi.udf', exact: true }).waitFor()
})

test('a draft that is deleted is not read once more', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await newDraft(page, await newCase(), /^İhtarname/)
  await isSaved(page)
  const address = `/api/language-model${new URL(page.url()).pathname}`
  const missing: string[] = []
  page.on('response', (one) => {
    if (one.status() === 404 && one.url().includes(address)) missing.push(one.url())
  })
  await page.getByRole('button', { name: 'Taslağı sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByText('Taslak silindi.').waitFor()
  await page.waitForURL(/\/drafts$/)
  assert.deepEqual(missing, [])
})

const saved = (page: Page) => page.waitForResponse((one) => one.url().endsWith('/save') && one.ok())
const typedAtEnd = async (page: Page, text: string) => {
  await paper(page).press('Control+End')
  await page.keyboard.type(text)
}

test('two people who write at once lose nothing, and neither does a tab that is closed', async () => {
  const admin = await ownPerson(server)
  const caseId = await newCase()
  const mine = await newPage(browser, server, { language: 'tr' })
  await newDraft(mine, caseId, /^İhtarname/)
  const address = new URL(mine.url()).pathname
  const { page: theirs, person } = await newColleague({ name: 'Can', surname: 'Demir' }, { language: 'tr' })
  const permissions = [{ userId: await idOf(server, person, bearer(admin)), permission: 'write' }]
  await post(server, `/case-management/${caseId}/update-permissions`, { permissions }, bearer(admin))
  await theirs.goto(address)
  await paper(theirs).waitFor()
  await theirs.context().setOffline(true)
  await typedAtEnd(theirs, ' Can yazdı.')
  const saving = saved(mine)
  await typedAtEnd(mine, ' Ben yazdım.')
  await saving
  await theirs.context().setOffline(false)
  const clash = theirs.getByRole('dialog')
  await clash.getByText(/de yazdı/).waitFor()
  await assertSoundAtWidths(theirs, 'draft-clash')
  await clash.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await isAbsent(clash)
  await isSaved(theirs)
  await theirs.getByRole('button', { name: 'Sürümler' }).click()
  await theirs.getByText('aynı anda yazıldığı için kaydedilmemiş metin').first().waitFor()
  await theirs.getByRole('button', { name: 'Geri getir' }).first().waitFor()
  // Whoever loses the line and closes the tab finds what they wrote where they open it again.
  await theirs.keyboard.press('Escape')
  await theirs.context().setOffline(true)
  await typedAtEnd(theirs, ' Sekme kapandı.')
  await theirs.close()
  await theirs.context().setOffline(false)
  const again = await theirs.context().newPage()
  await again.goto(address)
  await paper(again).getByText('Sekme kapandı.').waitFor()
  await isSaved(again)
  await eventually(async () => {
    await mine.reload()
    await paper(mine).getByText('Sekme kapandı.').waitFor({ timeout: 5_000 })
  })
})

test('an office copies a template, gives it a field and a condition, and makes drafts of it', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/drafts')
  await page.getByRole('link', { name: 'Büro şablonları' }).click()
  await page.getByText('Büronuzun henüz şablonu yok').waitFor()
  await assertSoundAtWidths(page, 'templates-none')
  await page.getByRole('button', { name: 'Yeni şablon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Şablonun adı').fill('Büro ihtarımız')
  await dialog.getByLabel('Başlangıç metni').selectOption({ label: 'İhtarname' })
  await dialog.getByRole('button', { name: 'Şablonu oluştur' }).click()
  const text = page.getByRole('textbox', { name: 'Şablon metni' })
  await text.waitFor()
  await page.getByRole('button', { name: 'Yeni alan' }).click()
  await dialog.getByLabel('Alanın adı').fill('kefil var mı')
  await dialog.getByLabel('Türü').selectOption({ label: 'evet / hayır' })
  await dialog.getByRole('button', { name: 'Alanı kaydet' }).click()
  await isAbsent(dialog)
  await text.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bu ihtar kefile de gönderilmiştir.')
  await page.getByRole('button', { name: 'Koşul', exact: true }).click()
  await page.getByLabel('Alan', { exact: true }).selectOption({ label: 'kefil var mı' })
  await page.getByRole('button', { name: 'Koşulu ekle' }).click()
  await page.locator('[data-when="Yalnız: “kefil var mı” evet ise"]').waitFor()
  await assertSoundAtWidths(page, 'template')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByText('Şablon kaydedildi.').waitFor()
  await page.goto('/drafts?new=true')
  await dialog.getByRole('button', { name: /^Büro ihtarımız/ }).click()
  await dialog.getByLabel('Kefil var mı').selectOption({ label: 'Evet' })
  await assertSoundAtWidths(page, 'draft-fields')
  await dialog.getByRole('button', { name: 'Taslağı hazırla' }).click()
  await paper(page).getByText('Bu ihtar kefile de gönderilmiştir.').waitFor()
})
