/** Days and names that are longer than usual stay where they belong. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { tone } from './tone.ts'
import { becomes, eventually } from './waiting.ts'

/** Whether its words end before it does. */
const isWithin = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth

test('what is long stays in its place: a day long past in the list, a name of one word beside a case', async () => {
  const me = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: 'Uzunisimli'.repeat(12) }, me)
  const wanted = { displayTitle: 'Uzun / Kısa', caseNumber: '2028/1', deadline: '2026-01-05', clientId }
  const { caseId } = await post(server, '/case-management/create', { ...wanted, conflictsSeen: true }, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/case-management')
  const cell = page.getByRole('cell', { name: /^5 Ocak 2026/ })
  await cell.waitFor()
  const isWhole = () => cell.evaluate(isWithin)
  await becomes(isWhole, true)
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('combobox', { name: 'Müvekkil', exact: true }).fill('Uzunisimli')
  const offered = page.getByRole('option', { name: /^Uzunisimli/ }).first()
  await becomes(() => offered.evaluate(isWithin), true)
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: /^Uzunisimli/ }).waitFor()
  await assertSoundAtWidths(page, 'cases-long-names')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const recent = page.getByRole('listitem').filter({ hasText: /^Uzun \/ Kısa/ })
  const state = recent.getByText('Açık')
  await state.waitFor()
  const isStateWhole = () => state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  await becomes(isStateWhole, true)
  await page.context().close()
})

test('a card of the board shows what is overdue in its case, within its column', async () => {
  const me = bearer(await ownPerson(server))
  const { caseId } = await post(
    server,
    '/case-management/create',
    { displayTitle: 'Kaya / Demir', caseNumber: 'P-1' },
    me,
  )
  const displayTitle = 'Arabuluculuk son tutanağının aslını dosyaya sunup sonucunu müvekkile bildirin'
  const task = { displayTitle, deadline: '2026-01-05' }
  await post(server, `/case-management/${caseId}/case-tasks/add`, task, me)
  const page = await newPage(browser, server)
  await page.goto('/case-management')
  await page.getByText('Pano', { exact: true }).click()
  const card = page.locator(`[data-card="${caseId}"]`)
  await card.getByText(/gün geçti/).waitFor({ state: 'attached' })
  await becomes(
    () =>
      card.evaluate((one) => {
        const column = one.closest('section')?.getBoundingClientRect()
        return column !== undefined && one.getBoundingClientRect().right <= column.right
      }),
    true,
  )
  await assertSoundAtWidths(page, 'cases-board-overdue')
  await page.context().close()
})

test('the dialog after two people named a case shows both names to their ends, where they may differ', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Kaya / Demir', caseNumber: 'C-1', conflictsSeen: true }
  const { caseId, version } = await post(server, '/case-management/create', wanted, me)
  const name =
    'Türkiye Cumhuriyeti Devlet Demiryolları Taşımacılık Anonim Şirketi / Maliye Bakanlığı '.repeat(2)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('heading', { name: 'Kaya / Demir' }).click()
  const field = page.locator('main input:focus')
  await field.fill(`${name}(II)`)
  const theirs = { displayTitle: `${name}(I)`, version }
  await post(server, `/case-management/${caseId}/update/display-title`, theirs, me)
  await field.press('Enter')
  const shown = page.getByRole('dialog').getByText(/^Türkiye.*\(I+\)$/)
  await becomes(() => shown.count(), 2)
  await page.setViewportSize({ width: 1024, height: 768 })
  await becomes(
    () =>
      shown.evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)),
    [true, true],
  )
  await page.context().close()
})

test('on a phone the next hearing of a case with a long name leaves room for what is due', async () => {
  const me = bearer(await ownPerson(server))
  const displayTitle = 'Türkiye Cumhuriyeti Devlet Demiryolları Taşımacılık Anonim Şirketi / Kaya '
    .repeat(3)
    .trim()
  const wanted = { displayTitle, caseNumber: 'H-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const date = addDays(dayInTurkey(new Date()), 3)
  await post(server, `/case-management/${caseId}/hearings`, { date, time: '10:30' }, me)
  const page = await newPage(browser, server, { language: 'tr', width: 390 })
  await page.goto('/mobile-dashboard')
  const hearing = page.getByRole('region', { name: 'Sıradaki duruşma' })
  await hearing.getByRole('link', { name: displayTitle }).waitFor()
  const isLow = () => hearing.evaluate((one) => one.getBoundingClientRect().height <= 150)
  await becomes(isLow, true)
  await assertSoundAtWidths(page, 'dashboard-long-hearing')
  await page.context().close()
})

const petition = `${'Bilirkişi raporuna karşı beyan ve itirazlarımız ile tanık listemiz '.repeat(2).trim()}.txt`

/** On how many lines a name stands, and whether its ending is seen, close to the last word before it. */
const look = (page: Page, name: string) =>
  page
    .getByTitle(name, { exact: true })
    .first()
    .evaluate((shown) => {
      const [afterCut, ending] = shown.children
      const isCut = shown.hasAttribute('data-cut')
      const last = (isCut ? afterCut : ending) ?? shown
      const { left, right, top, bottom } = last.getBoundingClientRect()
      const isEndingSeen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === last
      const lines = Math.round(shown.clientHeight / Number.parseFloat(getComputedStyle(shown).lineHeight))
      const text = document.createRange()
      text.selectNodeContents(shown.childNodes[1] ?? shown)
      const line = [...text.getClientRects()][lines - 1]
      const isClose = line !== undefined && left >= line.right - 1 && left - line.right < 8
      return { lines, isCut, isEndingSeen, isClose }
    })

test('a document with a long name takes two lines of its list, with its ending, and its whole name is in its panel', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Uzun / Kısa', caseNumber: 'U-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=documents`)
  const files = [petition, 'Kısa.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(name),
  }))
  await page.locator('input[type=file][multiple]:not(header *)').setInputFiles(files)
  await page.getByText('2 belgeden 2 tanesi yüklendi').waitFor()
  await page.getByRole('button', { name: 'Yüklemeleri kapat' }).click()
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await becomes(() => look(page, petition), { lines: 2, isCut: true, isEndingSeen: true, isClose: true })
    await becomes(() => look(page, 'Kısa.txt'), { lines: 1, isCut: false, isEndingSeen: true, isClose: true })
  }
  await assertSoundAtWidths(page, 'documents-long-names')
  await page.getByRole('button', { name: `${petition}: işlemler` }).click()
  await page.getByRole('menuitem', { name: 'Sürümler' }).click()
  await page.getByRole('heading', { name: petition, exact: true }).waitFor()
  await page.context().close()
})

async function assertCutOnPhone(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomes(() => look(page, name), { lines: 2, isCut: true, isEndingSeen: true, isClose: true })
}

const beginning = 'Ankara 3. Aile Mahkemesindeki boşanma davası için hazırlanan uzun adlı belge '.repeat(2)

test('long names keep two lines and their ending where something is found, arrives by mail, or was recorded', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Uzun / Adlar', caseNumber: 'U-2', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })

  await page.goto(`/case-management/${caseId}?tab=documents`)
  const found = `${beginning}aranan.txt`
  const text = { name: found, mimeType: 'text/plain', buffer: Buffer.from('Zümrüdüanka raporu') }
  await page.locator('input[type=file][multiple]:not(header *)').setInputFiles(text)
  await page.getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  await eventually(async () => {
    const { total } = await post(server, '/case-management/documents/search', { query: 'zümrüdüanka' }, me)
    if (Number(total) === 0) throw new Error('The text is not found yet')
  })
  await page.goto('/case-management/documents?query=zümrüdüanka')
  await assertCutOnPhone(page, found)
  await assertSoundAtWidths(page, 'document-search-long-names')

  await page.goto('/incoming-mail')
  const attached = `${beginning.replace(/[^ -~]/g, 'i')}ek.txt`
  const mail = [
    'From: ali@ornek.test\r\nSubject: Ekler\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n',
    `--b\r\nContent-Disposition: attachment; filename="${attached}"\r\n\r\nEk\r\n--b--\r\n`,
  ].join('')
  const letter = { name: 'Posta.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) }
  await page.locator('input[type=file]').setInputFiles(letter)
  await assertCutOnPhone(page, attached)
  await assertSoundAtWidths(page, 'mail-long-names')

  await page.goto(`/case-management/${caseId}?tab=recordings`)
  await page.getByText('Henüz ses kaydı yok').waitFor()
  const heard = `${beginning}tanık`
  const sound = { name: `${heard}.wav`, mimeType: 'audio/wav', buffer: tone() }
  await page.locator('main input[type=file]:not(header *)').setInputFiles(sound)
  await assertCutOnPhone(page, heard)
  await assertSoundAtWidths(page, 'recordings-long-names')
  await page.context().close()
})

for (const language of ['tr', 'en'] as const)
  test(`an empty search field of a phone says all that can be looked for, in ${language}`, async () => {
    const me = bearer(await ownPerson(server))
    const { clientId } = await post(server, '/client/create', { name: `Arayan ${language}` }, me)
    const wanted = { displayTitle: `Aranan ${language}`, caseNumber: `2029/${language}`, clientId }
    await post(server, '/case-management/create', wanted, me)
    const page = await newPage(browser, server, { width: 390, language })
    for (const [path, field] of [
      ['/case-management', '[data-list-search]'],
      ['/client', '[data-list-search]'],
      ['/case-management/documents', 'main input[type=search]'],
      ['/calculators/time-limit', 'main input[role=combobox]'],
    ] as const) {
      await page.goto(path)
      const excess = await page
        .locator(field)
        .first()
        .evaluate((input: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
          pen.font = font
          const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return pen.measureText(input.placeholder).width - room
        })
      assert.ok(excess <= 0, `${path}: ${excess} pixels are cut`)
    }
  })
