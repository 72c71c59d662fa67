/** The scripts of the films: each step does something in the running product, and describes it in both languages. */
import type { Page } from 'playwright-core'

export type Language = 'tr' | 'en'
export type BilingualText = Readonly<Record<Language, string>>

export interface Step {
  says: BilingualText
  does: (page: Page, language: Language) => Promise<void>
}

export interface Film {
  name: 'search' | 'ask' | 'compute' | 'case'
  title: BilingualText
  steps: readonly Step[]
}

const open =
  (path: string): Step['does'] =>
  async (page) => {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
  }

/** Types at the speed of a person. */
const type = async (page: Page, selector: string, text: string): Promise<void> => {
  const field = page.locator(selector).first()
  await field.click()
  await field.pressSequentially(text, { delay: 55 })
}

export const films: readonly Film[] = [
  {
    name: 'search',
    title: { tr: 'Karar arayın ve okuyun', en: 'Search and read a decision' },
    steps: [
      {
        says: {
          tr: 'Arama, bütün kararlarda ve mevzuatta buradan başlar.',
          en: 'Searching decisions and laws begins here.',
        },
        does: open('/search/case'),
      },
      {
        says: {
          tr: 'Konuyu, maddeyi ya da esas numarasını yazın.',
          en: 'Type a subject, an article or a case number.',
        },
        does: async (page) => {
          await type(page, '[data-search-field]:visible', 'kira bedelinin tespiti')
          await page.keyboard.press('Enter')
          await page.getByRole('article').first().waitFor()
        },
      },
      {
        says: {
          tr: 'Sonuçlar ilk satırlarıyla gelir; aranan sözcükler işaretlidir.',
          en: 'Results come with their first lines; your words are marked.',
        },
        does: (page) => page.mouse.wheel(0, 300),
      },
      {
        says: {
          tr: 'Kararı açın: atıf yaptığı maddeler bağlantıdır, ona atıf yapan kararlar yanındadır.',
          en: 'Open a decision: the articles it cites are links, and what cites it stands beside it.',
        },
        does: async (page) => {
          await page.locator('article a').first().click()
          await page.locator('h1').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'ask',
    title: { tr: 'Asistana sorun', en: 'Ask the assistant' },
    steps: [
      {
        says: { tr: 'Asistan sorunuzu metinlerden yanıtlar.', en: 'The assistant answers from the texts.' },
        does: open('/rag'),
      },
      {
        says: { tr: 'Sorunuzu yazın ve Enter’a basın.', en: 'Type your question and press Enter.' },
        does: async (page) => {
          await type(page, 'main textarea', 'İşe iade davası açma süresi nedir?')
          await page.keyboard.press('Enter')
          await page.locator('[data-answer]').first().waitFor({ timeout: 60_000 })
        },
      },
      {
        says: {
          tr: 'Her cümlenin numarası, dayandığı yeri açar.',
          en: 'The number of each sentence opens the place where it stands.',
        },
        does: (page, language) =>
          page
            .getByRole('button', { name: language === 'tr' ? /^Kaynak \d+/ : /^Source \d+/ })
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'compute',
    title: { tr: 'Bir hesap yapın', en: 'Make a calculation' },
    steps: [
      {
        says: {
          tr: 'Hesaplamalar tek sayfadadır; adıyla bulun.',
          en: 'All calculators are on one page; find one by its name.',
        },
        does: open('/calculators'),
      },
      {
        says: { tr: 'Yasal faizi açalım.', en: 'Let us open legal interest.' },
        does: async (page, language) => {
          await type(
            page,
            'main input[type=search], main [role=searchbox]',
            language === 'tr' ? 'yasal' : 'legal',
          )
          await page
            .getByRole('link', {
              name: language === 'tr' ? /^Yasal faiz/ : /^Legal interest|^Statutory interest/,
            })
            .first()
            .click()
        },
      },
      {
        says: { tr: 'Anaparayı ve günleri yazın.', en: 'Enter the principal and the days.' },
        does: async (page, language) => {
          const [sum, from, to] =
            language === 'tr' ? ['Anapara', 'Başlangıç', 'Bitiş'] : ['Principal', 'Start', 'End']
          await page
            .getByLabel(sum ?? '')
            .first()
            .fill('100000')
          await page
            .getByLabel(from ?? '', { exact: true })
            .first()
            .fill('01.01.2024')
          await page
            .getByLabel(to ?? '', { exact: true })
            .first()
            .fill('01.10.2026')
        },
      },
      {
        says: {
          tr: 'Sonuç, her dönemin oranı ve maddesiyle görünür.',
          en: 'The result appears with the rate and article of each period.',
        },
        does: (page) => page.mouse.wheel(0, 500),
      },
    ],
  },
  {
    name: 'case',
    title: { tr: 'Davayla çalışın', en: 'Work on a case' },
    steps: [
      {
        says: {
          tr: 'Ana sayfa günün duruşmalarını, sürelerini ve görevlerini gösterir.',
          en: 'Home shows the hearings, deadlines and tasks of the day.',
        },
        does: open('/dashboard'),
      },
      {
        says: {
          tr: 'Davalar listede, panoda ya da takvimde durur.',
          en: 'Cases stand in a list, on a board or in a calendar.',
        },
        does: open('/case-management'),
      },
      {
        says: {
          tr: 'Davayı açın: taraflar, süreler, belgeler ve görevler birlikte.',
          en: 'Open a case: parties, deadlines, documents and tasks together.',
        },
        does: async (page) => {
          await page
            .locator('main a[href^="/case-management/"]')
            .filter({ hasNotText: /import|documents/ })
            .first()
            .click()
          await page.locator('h1').first().waitFor()
        },
      },
      {
        says: { tr: 'Ctrl K her ekranı ve kaydı bulur.', en: 'Ctrl K finds every screen and record.' },
        does: (page) => page.keyboard.press('Control+k'),
      },
    ],
  },
]
