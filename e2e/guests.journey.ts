/** A visitor on the public pages: asks, sees what was found, and is led on; the demonstration with its tour. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { newcomer, newPerson } from './entering.ts'
import { readCode } from './letters.ts'
import { payAtBank } from './paying.ts'
import { fillSignUp } from './signing-up.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { becomes, holds } from './waiting.ts'

const question = 'Kira bedelinin tespiti davası ne zaman açılır?'

async function ask(page: Page, text = question): Promise<void> {
  await page.locator('#ask-field').fill(text)
  await page.locator('#ask-field').press('Enter')
}

test('a visitor asks on the first page, sees five decisions, signs up, takes the trial and is back at the question', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.goto('/')
  await ask(page)
  await page.getByRole('heading', { name: 'Yanıt' }).waitFor()
  assert.equal(await page.locator('.hits li').count(), 5)
  assert.ok((await page.locator('.sentence').count()) >= 1)
  await page.locator('.sentence summary').first().click()
  await page.locator('.sentence blockquote').first().waitFor()
  await page.getByText('Kararın başını okuyun').first().click()
  await page.getByText('Tam metin abonelikle açılır.').first().waitFor()
  await picture(page, 'landing-answer')
  await page.getByRole('link', { name: 'Ücretsiz kaydol ve devam et' }).click()
  await page.waitForURL((url) => url.pathname === '/signup')
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  assert.equal(new URL(next, 'http://x').searchParams.get('q'), question)
  const email = await fillSignUp(page, {
    email: 'misafir@ornek.test',
    phoneNumber: '0532 111 00 01',
    organisation: 'Misafir Hukuk',
  })
  await page.getByRole('button', { name: 'Kaydol', exact: true }).click()
  await page.waitForURL('**/verify?next=*')
  await page.getByRole('button', { name: 'Kodu gönder' }).click()
  await page.getByLabel('6 haneli kod').fill(await readCode(server, email))
  await page.getByRole('link', { name: 'Devam et' }).click()
  await page.waitForURL((url) => url.pathname === '/search/case' && url.searchParams.get('q') === question)
  // Results come with a plan; the way over the bank's page leads back to them.
  await page.getByRole('heading', { name: 'Bu ekran planınızda yok' }).waitFor()
  await page.getByRole('link', { name: 'Planlara bak' }).click()
  await page.getByText(`“${question}” sorunuz bekliyor.`).waitFor()
  await picture(page, 'plans-question-waits')
  await page.getByText('Aylık', { exact: true }).click()
  await page.getByRole('button', { name: 'Bu planı seç' }).last().click()
  await page.getByRole('button', { name: 'Denemeyi başlat' }).click()
  await payAtBank(page)
  await page.waitForURL((url) => url.pathname === '/search/case' && url.searchParams.get('q') === question)
  await page.getByText('Denemeniz başladı.').first().waitFor()
  await page.getByRole('article').first().waitFor()
  await holds(page.getByRole('combobox', { name: 'Arama', exact: true }), question)
  await picture(page, 'question-after-the-trial')
  await page.context().close()
})

test('an office without a plan finds the first five results of its search on the first page, and the way back', async () => {
  const { page } = await newcomer({ language: 'tr' })
  await page.goto(`/search/case?${new URLSearchParams({ country: 'turkey', q: question })}`)
  await page.getByRole('heading', { name: 'Bu ekran planınızda yok' }).waitFor()
  await page.getByRole('link', { name: 'İlk beş sonucu gör' }).click()
  await holds(page.locator('#ask-field'), question)
  await page.getByRole('heading', { name: 'En ilgili 5 karar' }).waitFor()
  await picture(page, 'landing-of-a-member')
  await page.getByRole('link', { name: 'Büronuzda açın' }).click()
  await page.waitForURL((url) => url.pathname === '/search/case' && url.searchParams.get('q') === question)
  await page.context().close()
})

test('whoever has used the trials of their network is told kindly, and is not asked to try again', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.route('**/api/guest/conversation', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({
        isError: true,
        code: 'LA_MaxIpConversationValidationFailed',
        message: 'Bulunduğunuz internet bağlantısından bugün yapılabilecek denemeler bitti.',
      }),
    }),
  )
  await page.goto('/')
  await ask(page)
  await page.getByRole('alert').getByText('denemeler bitti').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Yeniden dene' }).count(), 0)
  await page.getByRole('link', { name: 'Ücretsiz kaydol ve devam et' }).waitFor()
  await page.context().close()
})

test('a session that could not be started can be tried again', async () => {
  const page = await newPage(browser, server, { visitor: true })
  let isBroken = true
  await page.route('**/api/guest/conversation', (route) =>
    isBroken ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  )
  await page.goto('/')
  await ask(page)
  await page.getByText('Oturum başlatılamadı').waitFor()
  isBroken = false
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await page.getByRole('heading', { name: 'Yanıt' }).waitFor()
  await page.context().close()
})

test('a wrong key of the demonstration is said, and its tour is walked and skipped by the keyboard', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.goto('/demo')
  const tour = page.getByRole('dialog')
  await tour.getByText('Anahtar', { exact: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await tour.getByText('Ne arıyorsunuz?').waitFor()
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'hidden' })
  await page.locator('#demo-key').fill('not-the-right-key')
  await page.locator('#demo-query').fill('kira')
  await page.getByRole('button', { name: 'Ara', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await page.context().close()
})

test('questions are found while they are typed, whatever the case of letters', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.goto('/faq')
  const questions = page.locator('.questions details:visible')
  assert.equal(await questions.count(), 20)
  await page.getByPlaceholder('Sorularda arayın').fill('DENEME SÜRESİ')
  await becomes(async () => (await questions.count()) < 5, true)
  await questions.filter({ hasText: 'Deneme süresi ne kadar?' }).waitFor()
  await page.getByPlaceholder('Sorularda arayın').fill('qwzx')
  await becomes(() => questions.count(), 0)
  await page.locator('[data-none]').waitFor()
  await page.context().close()
})

test('help and the first hour are found by Ctrl K', async () => {
  const { page } = await newPerson({ language: 'tr' })
  await page.goto('/search')
  await page.locator('h1').waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('yardım')
  await page.getByRole('option', { name: 'Bu ekranda yardım' }).click()
  await page
    .getByRole('dialog', { name: 'Yardım' })
    .getByRole('link', { name: 'İlk saatiniz ve filmler' })
    .click()
  await page.waitForURL('**/tutorials*')
  await page.getByRole('heading', { level: 1, name: 'İlk saatiniz' }).waitFor()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('ilk saat')
  await page.getByRole('option', { name: 'İlk saatiniz' }).waitFor()
  await page.context().close()
})

const shown = [
  '/',
  '/about',
  '/faq',
  '/pricing',
  '/mobile',
  '/how-to-use',
  '/who-we-are',
  '/asistan',
  '/demo',
  '/request-demo',
  '/mobile-landing',
  '/disclaimer',
  '/privacy-policy',
]

for (const width of [390, 1024, 1536])
  test(`public pages are accessible and fit ${width} pixels in both languages`, async () => {
    const page = await newPage(browser, server, { width, visitor: true })
    await page.addInitScript(() => localStorage.setItem('demo tour', '"seen"'))
    for (const path of shown)
      for (const language of ['tr', 'en']) {
        await page.goto(language === 'tr' ? path : `/en${path === '/' ? '' : path}`)
        await assertAccessible(page, `${path} ${language}`)
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        assert.ok(over <= 0, `${path} is ${over} pixels too wide`)
        await picture(page, `public-${path.slice(1) || 'home'}-${language}-${width}`)
      }
    await page.context().close()
  })
