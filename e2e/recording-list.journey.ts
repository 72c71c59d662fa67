/** Recordings that are found, named, deleted and gone on with, and the commands of the recorder. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { tone } from './tone.ts'
import { becomes, eventually, isAbsent, settles } from './waiting.ts'

const recorder = (page: Page) => page.getByRole('region', { name: 'Ses kaydı', exact: true })
const rows = (page: Page) => page.locator('[data-recording]')

async function openTab() {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'S-2', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr', unhurried: true })
  await page.goto(`/case-management/${caseId}?tab=recordings`)
  await page.getByText('Henüz ses kaydı yok').waitFor()
  return { page, me, caseId: String(caseId) }
}

async function upload(page: Page): Promise<void> {
  const file = { name: 'Tanık.wav', mimeType: 'audio/wav', buffer: tone() }
  await page.locator('main input[type=file]:not(header *)').setInputFiles(file)
  await page.getByText(/Tanık kaydedildi\.$/).waitFor()
  await becomes(() => rows(page).count(), 1)
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: işlemler` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function run(page: Page, command: string): Promise<void> {
  await settles(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Komutlar' })
  await palette.getByRole('combobox').fill(command)
  await palette.getByRole('option', { name: command, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await isAbsent(palette)
}

test('a recording gets another name, goes to the bin and comes back', async () => {
  const { page } = await openTab()
  await upload(page)
  await choose(page, 'Tanık', 'Adını değiştir')
  const dialog = page.getByRole('dialog', { name: 'Kaydın adı' })
  await dialog.getByRole('textbox', { name: 'Ad' }).fill('Tanık görüşmesi')
  await assertSoundAtWidths(page, 'recording-rename')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await rows(page).getByRole('button', { name: 'Tanık görüşmesi', exact: true }).waitFor()
  await choose(page, 'Tanık görüşmesi', 'Sil')
  await page.getByText('Henüz ses kaydı yok').waitFor()
  await page.getByRole('button', { name: 'Çöp kutusu 1' }).click()
  await page.getByText('30 gün sonra kalıcı silinir').waitFor()
  await assertSoundAtWidths(page, 'recordings-bin')
  await page.getByRole('button', { name: 'Tanık görüşmesi: geri yükle' }).click()
  await page.getByText('Çöp kutusu boş').waitFor()
  await page.getByRole('button', { name: 'Kayıtlara dön' }).click()
  await becomes(() => rows(page).count(), 1)
})

test('what was said is found beside documents, and opens at its sentence', async () => {
  const { page, me, caseId } = await openTab()
  await upload(page)
  await rows(page).getByRole('button', { name: 'Tanık', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Tanık' })
  await panel.getByRole('button', { name: 'Metin yaz' }).click()
  await panel.getByRole('textbox').fill('[0:00:00] Tanık geldi.\n[0:00:01] Kapıyı davalı açtı.')
  await panel.getByRole('button', { name: 'Kaydet' }).click()
  await panel.getByRole('button', { name: '0:01 Kapıyı davalı açtı.' }).waitFor()
  await eventually(async () => {
    const { total } = await post(server, '/case-management/documents/search', { query: 'davalı' }, me)
    if (Number(total) === 0) throw new Error('The text is not found yet')
  })
  // No document is needed for it.
  await page.getByRole('searchbox', { name: 'Kayıtların metinlerinde ara' }).fill('davalının')
  const heard = page.getByRole('region', { name: 'Bulunan belgeler' })
  await heard.getByText('Ses kaydının metni').waitFor()
  await assertSoundAtWidths(page, 'recording-search')
  await page.goto(`/case-management/${caseId}?tab=documents`)
  const file = { name: 'Cevap.txt', mimeType: 'text/plain', buffer: Buffer.from('Sayın Mahkeme') }
  await page.locator('input[type=file][multiple]:not(header *)').setInputFiles(file)
  await becomes(() => page.locator('[data-document]').count(), 1)
  await page.getByRole('searchbox', { name: 'Belgelerde ara' }).fill('davalının açtığı')
  const found = page.getByRole('region', { name: 'Bulunan belgeler' })
  await found.getByText('Ses kaydının metni').waitFor()
  await assertSoundAtWidths(page, 'recording-found')
  await found.getByRole('link', { name: 'Tanık: 0:01 anından aç' }).click()
  await page.waitForURL(/tab=recordings/)
  await panel.locator('li[data-wanted]').getByText('Kapıyı davalı açtı.').waitFor()
  await becomes(() => panel.getByRole('slider', { name: 'Konum' }).inputValue(), '1000')
})

test('a recording is begun and ended by commands, and after a crash it goes on in a second part', async () => {
  const { page } = await openTab()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await run(page, 'Bu dava için ses kaydına başla')
  await page.getByRole('button', { name: 'Kaydı başlat' }).click()
  const isStored = () =>
    recorder(page)
      .getByText(/^Son parça \d\d:\d\d:\d\d saklandı$/)
      .waitFor()
  await isStored()
  await page.reload()
  const left = page.getByRole('list', { name: 'Yarım kalan kayıtlar' })
  await left.getByRole('button', { name: 'Kayda devam et' }).click()
  await isStored()
  await run(page, 'Ses kaydını duraklat')
  await recorder(page).getByText('Duraklatıldı').waitFor()
  await run(page, 'Ses kaydını bitir')
  await page.getByText(/Ses kaydı .* kaydedildi\.$/).waitFor()
  await rows(page)
    .getByRole('button', { name: /^Ses kaydı [\d.]+ \d\d:\d\d$/ })
    .click()
  const parts: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.pathname.endsWith('/recording/audio')) parts.push(address.searchParams.get('part') ?? '')
  })
  const panel = page.getByRole('complementary')
  const slider = panel.getByRole('slider', { name: 'Konum' })
  await panel.locator('svg[data-heard]').waitFor({ state: 'attached' })
  await slider.focus()
  await page.keyboard.press('End')
  await becomes(() => parts.includes('2'), true)
})
