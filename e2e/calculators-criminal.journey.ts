/** Calculators of criminal matters: limitation with what interrupts and suspends it, and the days of a sentence. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, holds } from './waiting.ts'

const answer = (page: Page) => page.getByRole('region', { name: /^(Sonuç|Answer|Result)$/ })
const shows = (page: Page, text: string) => answer(page).getByText(text).first().waitFor()

async function open(path: string, language: 'tr' | 'en' = 'tr'): Promise<Page> {
  const page = await newPage(browser, server, { language })
  await page.goto(`/calculators/${path}`)
  return page
}

test('a case is found in the index, and interruptions and suspensions change the day on which it lapses', async () => {
  const page = await open('')
  await page.getByRole('searchbox').fill('zamanaşımı TCK')
  await page.getByRole('link', { name: /^Dava zamanaşımı/ }).click()
  await answer(page).getByText('“Suç tarihi” alanını doldurun.').waitFor()
  await page.getByLabel('Kanundaki ceza').selectOption('below')
  await page.getByLabel('Suç tarihi', { exact: true }).fill('25.02.2013')
  await shows(page, '25.02.2021 Perşembe')
  await page.getByRole('button', { name: 'Kesen işlem ekle' }).click()
  await page.getByLabel('1. Tür').selectOption('conviction')
  await page.getByLabel('Tarihi', { exact: true }).fill('12.09.2013')
  await shows(page, '12.09.2021 Pazar')
  await shows(page, '25.02.2025 Salı')
  await page.getByRole('button', { name: 'Durma ekle' }).click()
  await page.getByLabel('1. Tür').nth(1).selectOption('announcement')
  await page.getByRole('textbox', { name: 'Durduğu gün' }).fill('01.01.2014')
  await answer(page)
    .getByText(/duruyor/)
    .waitFor()
  await page.getByRole('textbox', { name: 'Yeniden işlediği gün' }).fill('01.01.2015')
  await shows(page, '12.09.2022 Pazartesi')
  await page.getByRole('link', { name: 'CMK m. 231/8, kanunda aç' }).waitFor()
  await assertSoundAtWidths(page, 'calculators-case-limitation')
  await becomes(
    async () => new URL(page.url()).searchParams.get('suspensions'),
    'announcement~2014-01-01~2015-01-01',
  )
  const other = await newPage(browser, server, { language: 'en' })
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await holds(other.getByRole('textbox', { name: 'Runs again from' }), '01/01/2015')
  await other.getByText('12/09/2022 Monday').first().waitFor()
  await assertSoundAtWidths(other, 'calculators-case-limitation-en')
  await page.getByLabel('Suç tarihi', { exact: true }).fill('31.05.2005')
  await shows(page, '1 Haziran 2005')
  await picture(page, 'calculators-case-limitation-refused')
  await other.context().close()
  await page.context().close()
})

test('a penalty lapses from the day on which the judgment became final', async () => {
  const page = await open('penalty-limitation')
  await page.getByLabel('Hükmedilen ceza').selectOption('below')
  await page.getByLabel('Suç tarihi', { exact: true }).fill('05.03.2010')
  await page.getByLabel('Başlangıç tarihi', { exact: true }).fill('07.06.2012')
  await shows(page, '07.06.2022 Salı')
  await assertSoundAtWidths(page, 'calculators-penalty-limitation')
  await page.context().close()
})

test('a sentence is answered with release, probation and its end, and refused where the text gives no day', async () => {
  const page = await open('sentence')
  await answer(page).getByText('“Suç tarihi” alanını doldurun.').waitFor()
  await page.getByLabel('Yıl', { exact: true }).fill('5')
  await page.getByLabel('Suç tarihi', { exact: true }).fill('01.09.2025')
  await page.getByLabel('İnfazın başladığı gün', { exact: true }).fill('02.03.2026')
  await shows(page, '29.08.2028 Salı')
  await shows(page, '29.08.2027 Pazar')
  await page.getByRole('link', { name: 'CGTİHK m. 105/A/1, kanunda aç' }).first().waitFor()
  await assertSoundAtWidths(page, 'calculators-sentence')
  const other = await newPage(browser, server, { language: 'en' })
  await becomes(async () => new URL(page.url()).searchParams.get('date'), '2026-03-02')
  await other.goto(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await other.getByText('29/08/2028 Tuesday').first().waitFor()
  await assertSoundAtWidths(other, 'calculators-sentence-en')
  await other.context().close()
  await page.getByLabel('Tekerrür', { exact: true }).selectOption('first')
  await shows(page, 'Tekerrüre esas cezayı yazın')
  await page.getByLabel('Esas ceza, ay').fill('6')
  await shows(page, '02.03.2029 Cuma')
  await page.getByLabel('Suç tarihi', { exact: true }).fill('15.04.2020')
  await shows(page, '16.04.2020’den önceki suçlar hesaplanmaz')
  await picture(page, 'calculators-sentence-refused')
  await page.context().close()
})
