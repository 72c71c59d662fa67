/** Every screen of signing up and in: accessible and fitting, from phone to desktop, in both languages. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { register } from './people.ts'
import { assertAccessible, newPage, openBrowser, picture, startServer, type TestServer } from './support.ts'

let server: TestServer
let browser: Browser

before(async () => {
  server = await startServer()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await server?.remove()
})

async function look(page: Page, name: string): Promise<void> {
  await picture(page, name)
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.equal(tooWide, 0, `${name} is wider than the screen`)
  await assertAccessible(page, name)
}

for (const width of [390, 1024, 1536])
  for (const language of ['tr', 'en'] as const)
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
        await look(page, `${name}-${width}-${language}`)
        await submit.click()
        await page.locator('[aria-invalid=true]').first().waitFor()
        await look(page, `${name}-wrong-${width}-${language}`)
      }
      await page.goto('/reset-password')
      await page.locator('h1').waitFor()
      await look(page, `reset-without-grant-${width}-${language}`)
      const { accessToken, refreshToken, channels, factors } = await register(server)
      const verification = JSON.stringify({ channels, factors })
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
      await look(page, `ways-${width}-${language}`)
      await submit.click()
      await page.waitForURL('**/verify/code?next=*')
      await page.getByRole('textbox').waitFor()
      await look(page, `code-${width}-${language}`)
      await page.goto('/verify/success')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(page, `verified-${width}-${language}`)
      await page.goto('/verify')
      await page.locator('form button[type=button]').click()
      await page.waitForURL('**/login')
      await page.context().close()
    })

for (const [language, say] of Object.entries({
  tr: {
    title: 'Kaydedilmemiş değişiklikler',
    body: 'Kaydedilmemiş değişiklikleriniz var. Ayrılmak istediğinizden emin misiniz?',
    stay: 'Vazgeç',
    leave: 'Ayrıl',
  },
  en: {
    title: 'Unsaved changes',
    body: 'You have unsaved changes. Are you sure you want to leave?',
    stay: 'Cancel',
    leave: 'Leave',
  },
}))
  test(`leaving with unsaved changes is asked about, in ${language}`, async () => {
    const page = await newPage(browser, server, { language: language as 'tr' | 'en' })
    await page.goto('/contact')
    const message = page.locator('textarea')
    await message.fill('Yarım kalan bir ileti')
    const home = page.getByRole('navigation').first().getByRole('link').nth(1)
    await home.click()
    const dialog = page.getByRole('alertdialog', { name: say.title })
    await dialog.getByText(say.body).waitFor()
    await picture(page, `unsaved-${language}`)
    await assertAccessible(page, 'the question about unsaved changes')
    await dialog.getByRole('button', { name: say.stay }).click()
    assert.equal(new URL(page.url()).pathname, '/contact')
    assert.equal(await message.inputValue(), 'Yarım kalan bir ileti')

    let asked = ''
    page.once('dialog', (prompt) => {
      asked = prompt.type()
      void prompt.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    while (asked === '') await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(asked, 'beforeunload')

    await home.click()
    await dialog.getByRole('button', { name: say.leave }).click()
    await page.waitForURL((url) => url.pathname !== '/contact')
    await page.context().close()
  })

test('the question about cookies is answered once and for 450 days', async () => {
  const page = await newPage(browser, server, { visitor: true, cookiesAsked: true, width: 390 })
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Çerezler' })
  await banner.waitFor()
  await picture(page, 'cookies')
  await assertAccessible(page, 'the question about cookies')
  await banner.getByRole('button', { name: 'Reddet' }).click()
  assert.equal(await banner.count(), 0)
  const [cookie] = await page.context().cookies()
  const [answer, until] = cookie?.value.split('.') ?? []
  const days = (Number(until) * 1000 - Date.now()) / 86_400_000
  assert.deepEqual([cookie?.name, answer, Math.round(days)], ['cookie_consent', 'declined', 450])
  await page.reload()
  await page.locator('h1').waitFor()
  assert.equal(await banner.count(), 0)
  await page.context().close()
})
