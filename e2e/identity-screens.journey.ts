/** Every screen of signing up and in is accessible and fits the window, from phone to desktop, in both languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCode } from './letters.ts'
import { register } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, views } from './support.ts'
import { inTurn } from './turns.ts'
import { becomes, eventually, holds, isAbsent, settles } from './waiting.ts'

const goOn = { tr: 'Devam et', en: 'Continue' }

for (const { width, language } of inTurn(views))
  test(`signing up and in is accessible and fits ${width} pixels in ${language}`, async () => {
    const page = await newPage(browser, server, { width, language, visitor: true })
    const submit = page.locator('button[type=submit]').first()
    for (const [name, path] of Object.entries({
      login: '/login',
      'sign-up': '/signup',
      forgot: '/forgot-password',
    })) {
      await page.goto(path)
      await submit.waitFor()
      await assertSound(page, `${name}-${width}-${language}`)
      await submit.click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await assertSound(page, `${name}-wrong-${width}-${language}`)
    }
    await page.goto('/signup')
    await page.locator('[name=occupation]').selectOption('none')
    await page.locator('[name=noBarNumber]').check()
    await assertSound(page, `sign-up-no-number-${width}-${language}`)
    await page.goto('/reset-password')
    await page.locator('h1').waitFor()
    await assertSound(page, `reset-without-grant-${width}-${language}`)
    const { email, accessToken, refreshToken, channels, factors } = await register(server)
    const verification = JSON.stringify({ channels, factors, signsUp: 'founder' })
    await page.evaluate(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      },
      { accessToken, refreshToken, verification },
    )
    // An open second step comes before every other screen.
    await page.goto('/search/case')
    await page.waitForURL('**/verify?next=*')
    await page.getByRole('radio').nth(1).check()
    await assertSound(page, `ways-${width}-${language}`)
    await page.getByRole('radio').first().check()
    await submit.click()
    await page.waitForURL('**/verify/code?next=*')
    await page.getByRole('textbox').waitFor()
    await assertSound(page, `code-${width}-${language}`)
    await page.getByRole('textbox').fill(await readCode(server, email))
    await page.waitForURL('**/verify/success?next=*')
    await assertSound(page, `verified-${width}-${language}`)
    await page.getByRole('main').getByRole('link', { name: goOn[language] }).click()
    await page.waitForURL('**/search/case*')
    await page.context().close()
  })

test('somebody else can sign in while a second step is open', async () => {
  const page = await newPage(browser, server, { visitor: true })
  const { accessToken, refreshToken } = await register(server)
  await page.goto('/login')
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, verification: '{}' },
  )
  await page.goto('/verify/success')
  await page.waitForURL('**/verify')
  await page.getByRole('button', { name: 'Başka bir hesapla giriş yap' }).click()
  await page.waitForURL('**/login')
  await page.context().close()
})

for (const [language, say] of inTurn(
  Object.entries({
    tr: { title: 'Gizlilik politikası', other: 'Sorumluluk reddi', switch: 'English', last: 'Disclaimer' },
    en: { title: 'Privacy policy', other: 'Disclaimer', switch: 'Türkçe', last: 'Sorumluluk reddi' },
  }),
))
  for (const width of inTurn([390, 1536]))
    test(`the legal pages stand under an address for each language at ${width} pixels, first in ${language}`, async () => {
      const page = await newPage(browser, server, { visitor: true, width, language: language as 'tr' | 'en' })
      const refused: string[] = []
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
      await page.goto(language === 'en' ? '/en/privacy-policy' : '/privacy-policy')
      await page.getByRole('heading', { level: 1, name: say.title }).waitFor()
      await becomes(() => page.locator('h1:visible').count(), 1)
      await assertSound(page, `privacy-policy-${width}-${language}`)
      await page.getByRole('link', { name: say.other }).click()
      await page.getByRole('heading', { level: 1, name: say.other }).waitFor()
      await page.getByRole('link', { name: say.switch }).click()
      await page.getByRole('heading', { level: 1, name: say.last }).waitFor()
      await eventually(async () => assert.match(await page.title(), new RegExp(say.last)))
      // Fonts are checked by the list of the browser and not by eye: the file with the Turkish letters may still be
      // loading.
      const faces = await page.evaluate(async () => (await document.fonts.load('16px "DM Sans"', 'ğ')).length)
      assert.ok(faces > 0)
      assert.deepEqual(refused, [])
      await page.context().close()
    })

for (const [language, say] of inTurn(
  Object.entries({
    tr: {
      title: 'Kaydedilmemiş değişiklikler',
      body: 'Kaydedilmemiş değişiklikleriniz var. Ayrılmak istediğinizden emin misiniz?',
      stay: 'Sayfada kal',
      leave: 'Ayrıl',
    },
    en: {
      title: 'Unsaved changes',
      body: 'You have unsaved changes. Are you sure you want to leave?',
      stay: 'Cancel',
      leave: 'Leave',
    },
  }),
))
  test(`leaving with unsaved changes has to be confirmed, in ${language}`, async () => {
    const page = await newPage(browser, server, { language: language as 'tr' | 'en' })
    await page.goto('/contact')
    const message = page.locator('textarea')
    await message.fill('Yarım kalan bir ileti')
    const home = page.getByRole('navigation').first().getByRole('link').nth(1)
    await home.click()
    const dialog = page.getByRole('alertdialog', { name: say.title })
    await dialog.getByText(say.body).waitFor()
    await assertSound(page, `unsaved-${language}`)
    await dialog.getByRole('button', { name: say.stay }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL('**/contact')
    await holds(message, 'Yarım kalan bir ileti')

    let asked = ''
    page.once('dialog', (prompt) => {
      asked = prompt.type()
      void prompt.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await becomes(() => asked, 'beforeunload')

    await home.click()
    await dialog.getByRole('button', { name: say.leave }).click()
    await page.waitForURL((url) => url.pathname !== '/contact')
    await page.context().close()
  })

test('the question about cookies is answered once, for 450 days', async () => {
  const page = await newPage(browser, server, { visitor: true, cookiesAsked: true, width: 390 })
  await page.goto('/search')
  const banner = page.getByRole('region', { name: 'Çerezler' })
  await banner.waitFor()
  await assertSound(page, 'cookies')
  await banner.getByRole('button', { name: 'Reddet' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('h1').waitFor()
  await settles(page)
  await isAbsent(banner)
  // Chromium passes a cookie of the page to its network process without waiting, and the driver reads it there.
  await becomes(async () => {
    const [cookie] = await page.context().cookies()
    const [answer, until] = cookie?.value.split('.') ?? []
    const days = (Number(until) * 1000 - Date.now()) / 86_400_000
    return [cookie?.name, answer, Math.round(days)]
  }, ['cookie_consent', 'declined', 450])
  await page.context().close()
})
