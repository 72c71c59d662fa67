/** A lawyer reads what the search found: a decision and a law, with everything that belongs to them. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { browser, server } from './stage.ts'
import { assertSound, newPage, picture, sampleSession } from './support.ts'

let authorization: string
/** A decision of the bundled sample that cites an article and is cited by two decisions. */
let decision: string
const citation = 'Yargıtay 9. HD, E. 2004/8514, K. 2004/18757, T. 20.09.2004'
/** The labour act, with the article that the decision cites. */
let law: string
let article: string

/** Asks the server; while its index is still being made, asks again. */
async function ask(path: string, body?: object): Promise<never> {
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { headers: { authorization } }
  const answer = await fetch(`${server.address}/api${path}`, init)
  if (answer.status === 503) {
    await setTimeout(300)
    return ask(path, body)
  }
  return ((await answer.json()) as { data: never }).data
}

before(async () => {
  authorization = (await sampleSession(server)).headers.authorization
  const found: { items: { id: string }[] } = await ask('/case-search/filtered-search', {
    query: 'kıdem tazminatı',
    searchCountry: 'turkey',
    filters: { caseNumber: '2004/8514' },
  })
  decision = `/search/case/turkey/${found.items[0]?.id}`
  const content: { law: { id: string }; articles: { id: string; articleNo: string }[] } =
    await ask('/laws/get/by-number/4857')
  law = `/search/lawsearch/turkey/${content.law.id}`
  article = content.articles.find(({ articleNo }) => articleNo === '17')?.id ?? ''
})

async function open(
  address: string,
  view: Parameters<typeof newPage>[2] = {},
  script?: () => void,
): Promise<Page> {
  const page = await newPage(browser, server, view)
  if (script) await page.addInitScript(script)
  await page.goto(address)
  await page.locator('[data-reader] h1').waitFor()
  return page
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const isSeen = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect()
    return box !== undefined && box.top > 60 && box.bottom < window.innerHeight
  }, selector)

test('a decision is opened from the search, and its hits are visited one by one', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey&q=k%C4%B1dem+tazminat%C4%B1&caseNumber=2004%2F8514')
  await page.locator('[data-result]').first().click()
  await page.locator('[data-reader] h1').waitFor()
  const hits = page.getByRole('group', { name: 'Eşleşmeler' })
  const count = Number((await hits.textContent())?.match(/\d+/)?.[0])
  assert.ok(count > 3)
  await page.keyboard.press('n')
  await isSeen(page, 'mark[data-current]')
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

test('a citation shows what it leads to when pointed at and when focused, and leads there', async () => {
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
  for (let at = 0; at < 4 && !(await card.isVisible()); at++) await page.keyboard.press('Tab')
  await card.getByText('Metin külliyatta yok').waitFor()
  await link.click()
  await page.waitForURL(/\/search\/lawsearch\/turkey\/.*article=/)
  await isSeen(page, '#madde-17 h2')
  await page.context().close()
})

test('on a phone a tap shows the card, and the card opens the text', async () => {
  const page = await open(decision, { width: 390 })
  await page.locator('[data-reader] a[data-link]', { hasText: '4857' }).tap()
  await page.getByRole('link', { name: 'Metni aç' }).tap()
  await page.waitForURL(/\/search\/lawsearch\/turkey\/.*article=/)
  await page.context().close()
})

test('decisions that cite this one and decisions like it stand beside it', async () => {
  const page = await open(decision)
  const beside = page.getByRole('complementary', { name: 'İlgili metinler' })
  const citing = beside.locator('section', { hasText: 'Bu kararı ananlar' }).getByRole('link')
  await citing.nth(1).waitFor()
  assert.equal(await citing.count(), 3)
  await beside.locator('section', { hasText: 'Benzer kararlar' }).getByRole('link').first().waitFor()
  const name = await citing.first().getAttribute('title')
  await citing.first().click()
  await page.waitForFunction((wanted) => document.title.startsWith(wanted ?? '?'), name)
  await page.context().close()
})

test('the size of the text is remembered', async () => {
  const page = await open(decision)
  const size = () =>
    page.locator('#p-16').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const usual = await size()
  await tool(page, 'Yazıyı büyüt').click()
  const larger = await size()
  assert.ok(larger > usual)
  await page.reload()
  await page.locator('#p-16').waitFor()
  assert.equal(await size(), larger)
  await page.context().close()
})

test('the citation, the link to a paragraph and a quotation with its place are copied', async () => {
  const page = await open(decision)
  await tool(page, 'Atfı kopyala').click()
  await tool(page, 'Kopyalandı').waitFor()
  assert.equal(await clipboard(page), citation)
  await page.getByRole('link', { name: '16. paragrafın bağlantısını kopyala' }).click()
  await page.waitForURL(/#p-16$/)
  assert.equal(await clipboard(page), page.url())
  await page.locator('#p-16 p').selectText()
  await page.getByRole('button', { name: 'Alıntıyı kopyala' }).click()
  await page.getByRole('button', { name: 'Alıntı kopyalandı' }).waitFor()
  const quoted = await clipboard(page)
  assert.ok(quoted.startsWith('“Davalı vekili') && quoted.endsWith(`” (${citation}, ¶ 16)`), quoted)
  await page.context().close()
})

test('an address with a paragraph opens there', async () => {
  const page = await open(`${decision}#p-20`)
  await isSeen(page, '#p-20[data-target]')
  await page.context().close()
})

test('the PDF is downloaded under the name of the decision, and a failure is said', async () => {
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

/** Takes the place of the browser's voice; what it was asked to say is kept on the window. */
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
  for (let at = 1; at < 15; at++) await tool(page, 'Sonraki paragraf').click()
  await reads(15)
  await tool(page, 'Önceki paragraf').click()
  await reads(14)
  await page.evaluate(() => (window as unknown as Spoken).asked.at(-1)?.onend?.({} as never))
  await page.getByLabel('Hız').selectOption('1.5')
  assert.equal((await asked()).at(-1)?.rate, 1.5)
  await picture(page, 'reader-speech')
  await tool(page, 'Duraklat').click()
  await tool(page, 'Oku').waitFor()
  await tool(page, 'Durdur').click()
  await page.locator('[data-reading]').waitFor({ state: 'detached' })
  await page.context().close()
})

test('a browser without a voice says so in both languages, and the rest works', async () => {
  const mute = () => {
    delete (window as { speechSynthesis?: unknown }).speechSynthesis
  }
  const turkish = await open(decision, {}, mute)
  await tool(turkish, 'Sesli oku').click()
  await turkish.getByText('Sesli okuma bu tarayıcıda desteklenmiyor').waitFor()
  await tool(turkish, 'Atfı kopyala').click()
  assert.equal(await clipboard(turkish), citation)
  await turkish.context().close()
  const english = await open(decision, { language: 'en' }, mute)
  await tool(english, 'Read aloud').click()
  await english.getByText('Speech recognition not supported').waitFor()
  await english.context().close()
})

test('a law opens at an article, finds another by its number, and shows who cites it', async () => {
  const page = await open(`${law}?article=${encodeURIComponent(article)}`)
  const shown = page.locator('#madde-17')
  await isSeen(page, '#madde-17 h2')
  await shown.getByRole('button', { name: /^Atfı kopyala/ }).click()
  await page.getByRole('status').filter({ hasText: 'Kopyalandı' }).waitFor({ state: 'attached' })
  assert.equal(await clipboard(page), '4857 sayılı İş Kanunu m. 17')
  await shown.getByRole('button', { name: /Bu maddeyi anan kararlar/ }).click()
  const panel = page.getByRole('dialog', { name: /m\. 17 – anan kararlar/ })
  await panel.getByRole('link').first().waitFor()
  await picture(page, 'reader-cited-by')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  const list = page.getByRole('navigation', { name: 'Maddeler' })
  await list.getByRole('searchbox').fill('madde 17')
  // A function, not its text: the policy of the page lets nothing be evaluated that is looked at again and again.
  await page.waitForFunction(
    () => document.querySelector('nav[aria-label="Maddeler"] a')?.getAttribute('href') === '#madde-17',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(/#madde-17$/)
  assert.equal(await list.getByRole('link').first().getAttribute('href'), '#madde-17')
  await page.context().close()
})

test('a text that is not there says what to do instead', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case/turkey/nothing')
  await page.getByRole('heading', { name: 'Karar bulunamadı' }).waitFor()
  await page.goto('/search/lawsearch/turkey/nothing')
  await page.getByRole('heading', { name: 'Mevzuat bulunamadı' }).waitFor()
  await page.context().close()
})

for (const width of [390, 1024, 1536])
  for (const language of ['tr', 'en'] as const)
    test(`decision and law are accessible and fit ${width} pixels in ${language}`, async () => {
      for (const [name, address] of Object.entries({ decision, law })) {
        const page = await open(`${address}?q=tazminat`, { width, language })
        await assertSound(page, `reader-${name}-${width}-${language}`)
        await page.context().close()
      }
    })
