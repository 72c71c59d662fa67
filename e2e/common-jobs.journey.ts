/**
 * Common jobs of a lawyer's day, each begun on the home page after the sign-in: how many buttons, links and options are pressed
 * for them. Typing is no click, nor are the keys that choose among what a field found for it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { addDays, dayInTurkey } from '../platform/calendar/index.ts'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage } from './support.ts'
import { settles } from './waiting.ts'

const title = 'Yılmaz / ABC'
const client = 'ABC A.Ş.'
const court = 'Ankara 3. İş Mahkemesi'
const today = dayInTurkey(new Date())
/** Far enough for every time limit that begins today to end before it. */
const later = addDays(today, 400).split('-').reverse().join('.')

/** A page on which everything that is pressed is counted. */
class Counted {
  count = 0
  readonly page: Page
  readonly main: Locator
  readonly dialog: Locator
  readonly menu: Locator
  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.dialog = page.getByRole('dialog')
    this.menu = page.getByRole('navigation', { name: 'Ana menü' })
  }
  press(what: Locator): Promise<void> {
    this.count += 1
    return what.click()
  }
  button(name: string | RegExp, inside: Locator = this.main): Promise<void> {
    return this.press(inside.getByRole('button', { name }).first())
  }
  link(name: string | RegExp, inside: Locator = this.main): Promise<void> {
    return this.press(inside.getByRole('link', { name }).first())
  }
  /** Opens the case from the hearing that the home page shows. */
  async openCase(): Promise<void> {
    await this.link(title)
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}

interface Job {
  name: string
  most: number
  /** Ends once the job is done. */
  does: (on: Counted) => Promise<unknown>
}

const jobs: readonly Job[] = [
  {
    name: 'the hearings of today',
    most: 0,
    does: ({ page }) => page.getByRole('region', { name: 'Sıradaki duruşma' }).getByText(title).waitFor(),
  },
  {
    name: 'the calendar of hearings',
    most: 1,
    does: async (on) => {
      await on.link('Takvim', on.menu)
      const cell = on.page.locator(`[data-day="${today}"]`)
      await cell.getByRole('link', { name: /23:59/ }).waitFor()
    },
  },
  {
    name: 'an article by its number',
    most: 1,
    does: async (on) => {
      await on.page.keyboard.press('/')
      await on.page.keyboard.type('TBK 49')
      await on.press(on.page.getByRole('option', { name: /TBK m\. 49/ }).first())
      await on.page.waitForURL(/lawsearch\/turkey\/.*article=/)
    },
  },
  {
    name: 'a new case',
    most: 2,
    does: async (on) => {
      await on.button('+ Yeni dava')
      await on.dialog.getByLabel('Dava adı').fill('Demir / Kaya')
      await on.button('Davayı kaydet', on.dialog)
      await on.page.getByRole('heading', { level: 1, name: 'Demir / Kaya' }).waitFor()
    },
  },
  {
    name: 'a hearing of a case',
    most: 3,
    does: async (on) => {
      await on.openCase()
      await on.button('+ Duruşma')
      await on.dialog.getByLabel('Gün', { exact: true }).fill(later)
      await on.dialog.getByLabel('Saat').fill('10:30')
      await on.button('Duruşmayı kaydet', on.dialog)
      await on.main.getByRole('link', { name: /10:30 · Duruşma/ }).waitFor()
    },
  },
  {
    name: 'a computed time limit of a case',
    most: 3,
    does: async (on) => {
      await on.openCase()
      await on.button('+ Süre')
      await on.dialog.getByRole('combobox', { name: 'İşlem' }).fill('istinaf başvurusu')
      await on.page.getByRole('option', { name: /^İstinaf başvurusu · HMK 345/ }).waitFor()
      await on.page.keyboard.press('ArrowDown')
      await on.page.keyboard.press('Enter')
      await on.dialog.getByRole('list', { name: 'Hesabın adımları' }).waitFor()
      await on.button('Süreyi kaydet', on.dialog)
      await on.main.getByRole('link', { name: /Süre · İstinaf başvurusu/ }).waitFor()
    },
  },
  {
    name: 'a task',
    most: 2,
    does: async (on) => {
      await on.button('+ Görev')
      await on.dialog.getByLabel('Görev', { exact: true }).fill('Delil listesini sun')
      await on.dialog.getByRole('combobox', { name: 'Dava' }).fill('Yılmaz')
      await on.page.getByRole('option', { name: /Yılmaz/ }).waitFor()
      await on.dialog.getByLabel(/^Son tarih/).fill(later)
      await on.button('Görevi kaydet', on.dialog)
      await on.page.getByText(/Görev eklendi: Delil listesini sun/).waitFor()
    },
  },
  {
    name: 'a payment',
    most: 4,
    does: async (on) => {
      await on.link('Müvekkiller', on.menu)
      await on.button(`Tahsilat ekle: ${client}`)
      await on.dialog.getByLabel('Tutar').fill('1.250,00')
      await on.press(on.dialog.getByText('Nakit', { exact: true }))
      await on.dialog.getByLabel('Açıklama').fill('Peşinat')
      await on.button('Hesaba işle', on.dialog)
      await on.page.getByText(/Tahsilat hesaba işlendi: 1\.250,00/).waitFor()
    },
  },
  {
    name: 'a statement',
    most: 3,
    does: async (on) => {
      await on.link('Müvekkiller', on.menu)
      await on.button(`Hesap ekstresi: ${client}`)
      const file = on.page.waitForEvent('download')
      await on.button('PDF indir', on.dialog)
      assert.match((await file).suggestedFilename(), /^Hesap ekstresi ABC .*\.pdf$/)
    },
  },
  {
    name: 'a document of a case',
    most: 2,
    does: async (on) => {
      await on.openCase()
      const asked = on.page.waitForEvent('filechooser')
      await on.button('+ Belge')
      const file = { name: 'Dilekçe.txt', mimeType: 'text/plain', buffer: Buffer.from('Sayın Mahkeme') }
      await (await asked).setFiles(file)
      const tray = on.page.getByRole('region', { name: 'Yüklemeler' })
      await tray.getByText('1 belgeden 1 tanesi yüklendi').waitFor()
    },
  },
]

test('each of ten common jobs takes at most so many clicks from the home page', async () => {
  const own = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: client, contacts: [] }, own)
  const file = { displayTitle: title, caseNumber: '2027/1', clientId, courtName: court }
  const { caseId } = await post(server, '/case-management/create', file, own)
  const hearing = { date: today, time: '23:59', court }
  await post(server, `/case-management/${caseId}/hearings`, hearing, own)
  const page = await newPage(browser, server, { unhurried: true })
  const tooMany: string[] = []
  for (const { name, most, does } of jobs) {
    await page.goto('/dashboard')
    await page.getByRole('region', { name: 'Sıradaki duruşma' }).waitFor()
    await settles(page)
    const on = new Counted(page)
    await does(on)
    if (on.count > most) tooMany.push(`${name}: ${on.count} instead of ${most}`)
  }
  assert.deepEqual(tooMany, [])
  await page.context().close()
})
