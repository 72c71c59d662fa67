/** A story told in plain words becomes a search string, which is edited and searched. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { browser, server } from './stage.ts'
import { assertSound, newPage, views } from './support.ts'
import { inTurn } from './turns.ts'
import { hasFocus, holds } from './waiting.ts'

const results = (page: Page) => page.locator('article')

test('a story becomes a search string, which is edited and searched', async () => {
  const page = await newPage(browser, server)
  await page.goto('/search/case?country=turkey')
  await page.getByRole('button', { name: 'Olayı anlatın' }).click()
  const story = page.getByRole('textbox', { name: 'Ne oldu, ne isteniyor?' })
  await hasFocus(story)
  await story.fill('İşten çıkardılar.')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Olayı en az 20 harfle anlatın.').waitFor()
  await story.fill(
    'Kiracımız Ahmet Yılmaz 12.03.2024’ten beri kira bedelini ödemiyor, 45.000 TL borcu var. İhtar çektik; tahliye istiyoruz.',
  )
  await page.keyboard.press('Control+Enter')
  const string = page.getByRole('textbox', { name: 'Arama cümlesi' })
  await string.waitFor()
  const made = await string.inputValue()
  assert.match(made, /kira/)
  assert.doesNotMatch(made, /Ahmet|Yılmaz|45|2024/i)
  await page.getByRole('button', { name: 'Son on yıl' }).click()
  await page.getByRole('button', { name: /^Kaldır: .* ve sonrası/ }).waitFor()
  await string.fill('kira VE (tahliye VEYA temerrüt)')
  await page.getByRole('button', { name: 'Bu cümleyle ara' }).click()
  await page.waitForURL(/(?=.*q=kira(?:%20|\+)VE)(?=.*from=20)/)
  await results(page).first().waitFor()
  await holds(page.getByRole('combobox', { name: 'Arama' }), 'kira VE (tahliye VEYA temerrüt)')

  await page.getByRole('button', { name: 'Olayı anlatın' }).click()
  await holds(string, 'kira VE (tahliye VEYA temerrüt)')
  await page.context().close()
})

const storyTexts = {
  tr: {
    open: 'Olayı anlatın',
    told: 'Ne oldu, ne isteniyor?',
    string: 'Arama cümlesi',
    five: 'Son beş yıl',
    why: 'Bu parçalar neden seçildi?',
  },
  en: {
    open: 'Tell the story',
    told: 'What happened, and what is sought?',
    string: 'Search string',
    five: 'The last five years',
    why: 'Why were these parts chosen?',
  },
}

for (const { width, language } of inTurn(views))
  test(`the panel of the story is sound at ${width} in ${language}`, async () => {
    const texts = storyTexts[language]
    const page = await newPage(browser, server, { width, language })
    await page.goto('/search/case?country=turkey&q=kira')
    await page.getByRole('button', { name: texts.open }).click()
    await page.getByRole('textbox', { name: texts.told }).waitFor()
    await assertSound(page, `story-empty-${width}-${language}`)
    await page
      .getByRole('textbox', { name: texts.told })
      .fill('Müvekkilin kocası onu aldatmış. Boşanma, velayet ve yoksulluk nafakası istiyoruz.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('textbox', { name: texts.string }).waitFor()
    await page.getByRole('button', { name: texts.five }).click()
    await page.getByText(texts.why).click()
    await assertSound(page, `story-string-${width}-${language}`)
    await page.context().close()
  })
