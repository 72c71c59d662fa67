/** A lawyer reads a decision that the search found, with everything that belongs to it. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { citation, comesIntoSight, decision, open, tool } from './reading.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture, views } from './support.ts'
import { inTurn } from './turns.ts'
import { becomes, eventually, readClipboard, settles } from './waiting.ts'

test('a decision is opened from the search, and its hits are visited one by one', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=k%C4%B1dem+tazminat%C4%B1&caseNumber=2004%2F8514')
  await page.locator('[data-result]').first().click()
  await page.locator('[data-reader] h1').waitFor()
  const hits = page.getByRole('group', { name: 'Eşleşmeler' })
  const count = await eventually(async () => {
    const shown = Number((await hits.textContent())?.match(/\d+/)?.[0])
    assert.ok(shown > 3)
    return shown
  })
  await settles(page)
  await page.keyboard.press('n')
  await comesIntoSight(page, 'mark[data-current]')
  await hits.getByText(`1 / ${count}`, { exact: true }).waitFor()
  await tool(page, 'Sonraki eşleşme (n)').click()
  await hits.getByText(new RegExp(`Eşleşme 2 / ${count}: \\d+\\. paragraf`)).waitFor({ state: 'attached' })
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await hits.getByText(`${count} / ${count}`, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Sonuçlara dön' }).click()
  await page.locator('[data-result]').first().waitFor()
  await page.context().close()
})

test('a citation shows its target on hover and on focus, and leads there', async () => {
  const page = await open(decision)
  const link = page.locator('[data-reader] a[data-link]', { hasText: '4857' })
  const card = page.getByRole('note', { name: 'Önizleme' })
  await link.hover()
  await card.getByText(/Madde 17/).waitFor()
  await picture(page, 'reader-preview')
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: /16\. paragrafın/ }).focus()
  const isAtCitation = () => page.evaluate(() => document.activeElement?.matches('[data-link]') ?? false)
  for (let at = 0; at < 4 && !(await isAtCitation()); at++) await page.keyboard.press('Tab')
  await card.getByText('Metin veri tabanında yok').waitFor()
  await link.click()
  await page.waitForURL(/\/search\/lawsearch\/turkey\/.*article=/)
  await comesIntoSight(page, '#madde-17 h2')
  await page.context().close()
})

test('on a phone a tap shows the card, and the card opens the text', async () => {
  const page = await open(decision, { width: 390 })
  await page.locator('[data-reader] a[data-link]', { hasText: '4857' }).tap()
  await page.getByRole('link', { name: 'Metni aç' }).tap()
  await page.waitForURL(/\/search\/lawsearch\/turkey\/.*article=/)
  await page.context().close()
})

test('decisions that cite this one and similar decisions are listed beside it', async () => {
  const page = await open(decision)
  const beside = page.getByRole('complementary', { name: 'İlgili metinler' })
  const citing = beside.locator('section', { hasText: 'Bu karara atıf yapanlar' }).getByRole('link')
  await becomes(() => citing.count(), 3)
  await beside.locator('section', { hasText: 'Benzer kararlar' }).getByRole('link').first().waitFor()
  const name = await citing.first().getAttribute('title')
  await citing.first().click()
  await eventually(async () => assert.ok((await page.title()).startsWith(name ?? '?')))
  await page.context().close()
})

test('the size of the text is remembered', async () => {
  const page = await open(decision)
  const size = () =>
    page.locator('#p-16').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const usual = await size()
  await tool(page, 'Yazıyı büyüt').click()
  const larger = await eventually(async () => {
    const now = await size()
    assert.ok(now > usual)
    return now
  })
  await page.reload()
  await becomes(size, larger)
  await page.context().close()
})

test('the citation, the link to a paragraph and a quotation with its source are copied', async () => {
  const page = await open(decision, { unhurried: true })
  await tool(page, 'Atfı kopyala').click()
  await tool(page, 'Kopyalandı').waitFor()
  await becomes(() => readClipboard(page), citation)
  await page.getByRole('link', { name: '16. paragrafın bağlantısını kopyala' }).click()
  await page.waitForURL(/#p-16$/)
  await becomes(() => readClipboard(page), page.url())
  await page.locator('#p-16 p').selectText()
  await page.getByRole('button', { name: 'Alıntıyı kopyala' }).click()
  await page.getByRole('button', { name: 'Alıntı kopyalandı' }).waitFor()
  await eventually(async () => {
    const quoted = await readClipboard(page)
    assert.ok(quoted.startsWith('“Davalı vekili') && quoted.endsWith(`” (${citation})`), quoted)
  })
  await page.context().close()
})

test('an address with a paragraph opens there', async () => {
  const page = await open(`${decision}#p-20`)
  await comesIntoSight(page, '#p-20[data-target]')
  await page.context().close()
})

test('the PDF is downloaded under the name of the decision, and a failure is reported', async () => {
  const page = await open(decision)
  const [download] = await Promise.all([page.waitForEvent('download'), tool(page, 'PDF indir').click()])
  assert.equal(download.suggestedFilename(), 'Yargıtay 9. HD E. 2004-8514 K. 2004-18757 T. 20.09.2004.pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const words of [citation, 'ÖRNEK KARAR – gerçek değildir', 'kıdem ve ihbar tazminatı', '1 / '])
    assert.ok(text.includes(words), words)
  await page.route('**/pdf', (route) => route.abort())
  await tool(page, 'PDF indir').click()
  await page.getByText('PDF indirilemedi').waitFor()
  await page.context().close()
})

/** Replaces the browser's voice; the texts that it should read are kept on the window. */
function silentVoice(): void {
  const asked: SpeechSynthesisUtterance[] = []
  Object.assign(window, { asked })
  const speak = (utterance: SpeechSynthesisUtterance) => asked.push(utterance)
  const voice = { speak, cancel: () => {}, getVoices: () => [] }
  Object.defineProperty(window, 'speechSynthesis', { value: voice })
}
type Spoken = { asked: SpeechSynthesisUtterance[] }

test('a decision is read aloud sentence by sentence, with jumps and another speed', async () => {
  const page = await open(decision, {}, silentVoice)
  const reads = (no: number) => page.locator(`#p-${no}[data-reading]`).waitFor()
  const asked = () =>
    page.evaluate(() => (window as unknown as Spoken).asked.map(({ text, rate }) => ({ text, rate })))
  await tool(page, 'Sesli oku').click()
  await tool(page, 'Oku').click()
  await reads(1)
  for (let at = 1; at < 15; at++) {
    await tool(page, 'Sonraki paragraf').click()
    await reads(at + 1)
  }
  await tool(page, 'Önceki paragraf').click()
  await reads(14)
  await page.evaluate(() => (window as unknown as Spoken).asked.at(-1)?.onend?.({} as never))
  await page.getByLabel('Hız').selectOption('1.5')
  await becomes(async () => (await asked()).at(-1)?.rate, 1.5)
  await picture(page, 'reader-speech')
  await tool(page, 'Duraklat').click()
  await tool(page, 'Oku').waitFor()
  await tool(page, 'Durdur').click()
  await page.locator('[data-reading]').waitFor({ state: 'detached' })
  await page.context().close()
})

test('a browser without a voice says so in both languages, and everything else works', async () => {
  const mute = () => {
    delete (window as { speechSynthesis?: unknown }).speechSynthesis
  }
  const turkish = await open(decision, {}, mute)
  await tool(turkish, 'Sesli oku').click()
  await turkish.getByText('Sesli okuma bu tarayıcıda desteklenmiyor').waitFor()
  await tool(turkish, 'Atfı kopyala').click()
  await becomes(() => readClipboard(turkish), citation)
  await turkish.context().close()
  const english = await open(decision, { language: 'en' }, mute)
  await tool(english, 'Read aloud').click()
  await english.getByText('Speech recognition not supported').waitFor()
  await english.context().close()
})

test('a missing decision says what to do instead', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case/turkey/nothing')
  await page.getByRole('heading', { name: 'Karar bulunamadı' }).waitFor()
  await page.context().close()
})

for (const { width, language } of inTurn(views))
  test(`a decision is accessible and fits ${width} pixels in ${language}`, async () => {
    const page = await open(`${decision}?q=tazminat`, { width, language })
    await assertSound(page, `reader-decision-${width}-${language}`)
    await page.context().close()
  })
