/** Recordings of a case: made in the browser, played, written down, and never lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { tone, unevenMp3 } from './tone.ts'
import { becomes, hasFocus, isAbsent } from './waiting.ts'

const recorder = (page: Page) => page.getByRole('region', { name: 'Ses kaydı', exact: true })
const rows = (page: Page) => page.locator('[data-recording]')

/** Hears one sentence soon after it begins, as the recognition of a browser does. */
function recogniseOnce(): void {
  class Recognition extends EventTarget {
    onresult = (_event: object) => {}
    onend = () => {}
    start() {
      const results = [{ isFinal: true, 0: { transcript: 'Tanık saat sekizde geldi.' } }]
      setTimeout(() => this.onresult({ resultIndex: 0, results }), 1_000)
    }
    stop() {}
  }
  Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: Recognition })
}

async function openTab(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'S-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr', unhurried: true })
  await prepare?.(page)
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Ses', exact: true }).click()
  await page.getByText('Henüz ses kaydı yok').waitFor()
  return page
}

/** After the reminder of consent. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kayda başla' }).click()
  await page.getByRole('button', { name: 'Kaydı başlat' }).click()
}
const end = (page: Page) => recorder(page).getByRole('button', { name: 'Bitir' }).click()
const isStored = (page: Page) =>
  recorder(page)
    .getByText(/^Son parça \d\d:\d\d:\d\d saklandı$/)
    .waitFor()
const isSaved = (page: Page) => page.getByText(/Ses kaydı .* kaydedildi\.$/).waitFor()

async function withText(page: Page): Promise<void> {
  await begin(page)
  await recorder(page).getByRole('checkbox', { name: 'Canlı metin' }).check()
  await recorder(page).getByText('Tanık saat sekizde geldi.').waitFor()
}

test('a conversation is recorded with a pause, played from a sentence, and its transcript edited', async () => {
  const page = await openTab((one) => one.addInitScript(recogniseOnce))
  await assertSoundAtWidths(page, 'recordings-empty')
  await withText(page)
  await isStored(page)
  await assertSoundAtWidths(page, 'recorder')
  await recorder(page).getByRole('button', { name: 'Duraklat' }).click()
  await recorder(page).getByText('Duraklatıldı').waitFor()
  // The case stays usable.
  await page.getByRole('link', { name: 'Özet', exact: true }).click()
  await recorder(page).getByRole('button', { name: 'Sürdür' }).click()
  await page.getByRole('link', { name: /^Ses/ }).click()
  await end(page)
  await isSaved(page)
  await isAbsent(recorder(page))
  await hasFocus(page.getByRole('button', { name: 'Kayda başla' }))
  await page.getByRole('link', { name: /^Ses 1$/ }).waitFor()
  await assertSoundAtWidths(page, 'recordings-list')
  const parts: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/recording/audio')) parts.push(`${response.status()} ${response.url()}`)
  })
  await rows(page)
    .getByRole('button', { name: /^Ses kaydı [\d.]+ \d\d:\d\d$/ })
    .click()
  const panel = page.getByRole('complementary')
  const slider = panel.getByRole('slider', { name: 'Konum' })
  await panel.locator('svg[data-heard]').waitFor({ state: 'attached' })
  await assertSoundAtWidths(page, 'recording-panel')
  await panel.getByRole('button', { name: /Tanık saat sekizde geldi\.$/ }).click()
  await panel.getByRole('button', { name: 'Duraklat' }).click()
  await becomes(() => panel.locator('li[aria-current]').count(), 1)
  assert.ok(
    parts.some((part) => part.startsWith('206 ')),
    parts.join('\n'),
  )
  assert.ok(
    parts.every((part) => part.includes('ticket=') && !part.includes('token')),
    parts.join('\n'),
  )
  await slider.focus()
  await page.keyboard.press('Home')
  await becomes(() => slider.inputValue(), '0')
  await page.keyboard.press('ArrowRight')
  await becomes(() => slider.inputValue(), '5000')
  await panel.getByRole('combobox', { name: 'Hız' }).selectOption('2')
  await becomes(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate), 2)
  await panel.getByRole('button', { name: 'Metni düzenle' }).click()
  const area = panel.getByRole('textbox')
  await area.fill(`${await area.inputValue()}\n[0:00:03] Kapıyı davalı açtı.`)
  await assertSoundAtWidths(page, 'recording-transcript')
  await panel.getByRole('button', { name: 'Kaydet' }).click()
  await panel.getByRole('button', { name: '0:03 Kapıyı davalı açtı.' }).waitFor()
  await hasFocus(panel.getByRole('button', { name: 'Metni düzenle' }))
  await page.keyboard.press('Escape')
})

test('a transcript is saved although the server does not take the sound', async () => {
  const page = await openTab((one) => one.addInitScript(recogniseOnce))
  const body = { isError: true, code: 'recording.not_audio', message: 'Dosyanın içeriği ses kaydı değil.' }
  await page.route('**/pieces', (route) => route.fulfill({ status: 415, json: body }))
  await withText(page)
  await recorder(page)
    .getByText(/^Dosyanın içeriği ses kaydı değil\. Son parça/)
    .waitFor()
  await end(page)
  await page.getByText('Ses yüklenemedi; metin kaydedildi.').waitFor()
  await rows(page).getByText('Sesi yok, yalnız metin').waitFor()
})

test('a page that is loaded anew without a line in the middle of a recording offers to save it', async () => {
  const page = await openTab()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  await begin(page)
  await isStored(page)
  await page.route('**/pieces', (route) => route.abort())
  await recorder(page)
    .getByText(/^Bağlantı yok; son parça .* bu tarayıcıda saklandı$/)
    .waitFor()
  await page.unroute('**/pieces')
  await page.reload()
  const left = page.getByRole('list', { name: 'Yarım kalan kayıtlar' })
  await left.getByText(/^Yarım kalan kayıt: \d+ sn\.$/).waitFor()
  await left.getByRole('button', { name: 'Dinle' }).waitFor()
  const notice = page.getByText(/Yarım kalan kayıt \(\d+ sn\): Yılmaz \/ ABC A\.Ş\.$/)
  await notice.waitFor()
  await assertSoundAtWidths(page, 'recordings-left')
  await left.getByRole('button', { name: 'Kaydet' }).click()
  await isSaved(page)
  await isAbsent(notice)
  await rows(page).getByText('Hazır').waitFor()
  await isAbsent(left)
})

test('a sound file is uploaded; another type and a refused microphone say what to do', async () => {
  const page = await openTab((one) =>
    one.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    }),
  )
  const choose = page.locator('main input[type=file]:not(header *)')
  await choose.setInputFiles({ name: 'Not.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await page.getByText(/Not\.txt: Bu tür kabul edilmiyor\./).waitFor()
  await choose.setInputFiles({ name: 'Sahte.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('a') })
  await page.getByText('Dosyanın içeriği ses kaydı değil.').waitFor()
  // The server has kept nothing of it; only this browser still has the file.
  await page.getByRole('button', { name: 'Sahte: gönderme ve sil' }).click()
  await isAbsent(rows(page))
  await choose.setInputFiles({ name: 'Tanık.wav', mimeType: 'audio/wav', buffer: tone() })
  await page.getByText(/Tanık kaydedildi\.$/).waitFor()
  await becomes(() => rows(page).count(), 1)
  await rows(page).getByText('0:02').waitFor()
  await begin(page)
  await recorder(page)
    .getByText(/^Mikrofon izni verilmedi\. Adres çubuğundaki/)
    .waitFor()
  await assertSoundAtWidths(page, 'recorder-refused')
  await recorder(page).getByRole('button', { name: 'Kapat' }).click()
  await isAbsent(recorder(page))
})

test('an MP3 is as long as its frames, although the browser guesses; what it cannot find exactly is said', async () => {
  const page = await openTab()
  await page
    .locator('main input[type=file]:not(header *)')
    .setInputFiles({ name: 'Telefon.mp3', mimeType: 'audio/mpeg', buffer: unevenMp3(60) })
  await page.getByText(/Telefon kaydedildi\.$/).waitFor()
  await rows(page).getByText('1:00').waitFor()
  await rows(page).getByRole('button', { name: 'Telefon', exact: true }).click()
  const panel = page.getByRole('complementary')
  await panel.getByText(/^Bu MP3 dosyasında zaman bilgisi eksik/).waitFor()
  await panel.getByText('0:00 / 1:00').waitFor()
  await assertSoundAtWidths(page, 'recording-vague')
})
