/**
 * What happens to a session: it ends and is continued, is ended in another tab, and is required for a private screen.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { post } from './calls.ts'
import { newPerson, openSearch } from './entering.ts'
import { addApp, password } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, hasFocus, holds, isAbsent, settles } from './waiting.ts'

/** Ends the session on the server; the browser does not know of it yet. */
async function endOnServer(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  await post(server, '/auth/logout', {}, { authorization: `Bearer ${token}` })
}

const words = {
  tr: {
    title: 'Oturumunuz sona erdi',
    password: 'Parola',
    go: 'Devam et',
    wrong: 'E-posta adresi ya da parola yanlış.',
  },
  en: {
    title: 'Your session has expired',
    password: 'Password',
    go: 'Continue',
    wrong: 'Invalid email or password',
  },
} as const

for (const language of languagesInTurn())
  test(`a session that ends is continued in a dialog, and the work goes on, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language })
    await openSearch(page)
    await page.locator('[data-search-field]').first().fill('kira tespiti ve daha neler')
    await endOnServer(page)
    await page.getByRole('article').first().getByRole('link').first().focus()
    await page.locator('[data-search-field]').first().press('Enter')
    const dialog = page.getByRole('dialog', { name: say.title })
    await dialog.waitFor()
    const email = dialog.locator('[name=email]')
    await holds(email, person.email)
    await becomes(() => email.getAttribute('readonly'), '')
    await hasFocus(dialog.locator('[name=password]'))
    await picture(page, `session-expired-${language}`)
    await assertAccessible(page, 'the question for the password')

    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await settles(page)
    await dialog.waitFor()

    await dialog.locator('[name=password]').fill('Yanlis-Parola-1')
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.getByText(say.wrong).waitFor()
    await holds(dialog.locator('[name=password]'), 'Yanlis-Parola-1')
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    await holds(page.locator('[data-search-field]').first(), 'kira tespiti ve daha neler')
    await isAbsent(page.locator('main [role=alert]'))
    await page.context().close()
  })

test('an account with an app does its second step in the same dialog', async () => {
  const { page, person } = await newPerson({ language: 'en' })
  const show = await addApp(server, person)
  await page.goto('/user-profile')
  const surname = page.getByLabel('Surname')
  await surname.fill('Yarım Kalmış')
  await endOnServer(page)
  await surname.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.en.title })
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: words.en.go }).click()
  await dialog.getByText('With an authenticator app').waitFor()
  await picture(page, 'session-expired-second-step')
  await assertAccessible(page, 'the second step over a screen')
  await dialog.getByRole('button', { name: words.en.go }).click()
  await dialog.getByLabel('6-digit code').fill(show(1))
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL('**/user-profile')
  await holds(surname, 'Yarım Kalmış')
  await becomes(() => page.evaluate(() => localStorage.getItem('verification')), null)
  await page.context().close()
})

test('input in a form survives the end of the session', async () => {
  const { page } = await newPerson({ language: 'en' })
  await page.goto('/user-profile')
  const surname = page.getByLabel('Surname')
  await surname.fill('Yarım Kalmış')
  await endOnServer(page)
  await surname.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.en.title })
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: words.en.go }).click()
  await dialog.waitFor({ state: 'hidden' })
  await holds(surname, 'Yarım Kalmış')
  await page.context().close()
})

test('the password dialog disappears on a public page, and comes back after it', async () => {
  const { page } = await newPerson()
  await openSearch(page)
  await endOnServer(page)
  // Not by a link: a call that is still under way may open the dialog before it is reached.
  await page.reload()
  const dialog = page.getByRole('dialog', { name: words.tr.title })
  await dialog.waitFor()
  await page.evaluate(() => history.pushState(null, '', '/contact'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await dialog.waitFor({ state: 'hidden' })
  await page.goBack()
  await dialog.waitFor()
  await page.context().close()
})

test('the backdrop of the password dialog fades in over half a second', async () => {
  const { page } = await newPerson()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSearch(page)
  await endOnServer(page)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: words.tr.title })
  await dialog.waitFor()
  const fade = () => dialog.evaluate((node) => getComputedStyle(node, '::backdrop').transitionDuration)
  await becomes(async () => (await fade()).split(',')[0], '0.5s')
  await page.context().close()
})

test('logging out in one tab logs out the others, and nothing of the product stays', async () => {
  const { page } = await newPerson()
  await openSearch(page)
  const other = await page.context().newPage()
  await other.goto('/user-profile')
  await other.getByLabel('Soyad').waitFor()
  await page.getByRole('button', { name: /^Hesap/ }).click()
  await picture(page, 'account-menu')
  await assertAccessible(page, 'the account menu')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  const keys = () => other.evaluate(() => Object.keys(localStorage))
  await becomes(async () => (await keys()).filter((key) => !['language', 'entered-once'].includes(key)), [])
  await page.context().close()
})

test('a visitor is sent from every private screen to the sign-in, and comes back to it', async () => {
  const page = await newPage(browser, server, { visitor: true })
  for (const path of [
    '/search/case',
    '/search/lawsearch/turkey',
    '/company',
    '/user-profile',
    '/case-management/7',
    '/rag',
  ]) {
    await page.goto(path)
    await page.waitForURL(
      (url) => url.pathname === '/login' && (url.searchParams.get('next') ?? '').startsWith(path),
    )
  }
  for (const path of ['/', '/search', '/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path)
    await page.locator('h1').waitFor()
    await settles(page)
    assert.equal(new URL(page.url()).pathname, path)
  }
  await page.context().close()
})

test('an address that leads to another site is not followed after the sign-in', async () => {
  const visitor = await newPage(browser, server, { visitor: true })
  const { page } = await newPerson()
  for (const next of ['https://evil.test/x', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const address = `/login?next=${encodeURIComponent(next)}`
    await visitor.goto(address)
    await visitor.locator('h1').waitFor()
    await becomes(() => new URL(visitor.url()).search, '')
    await page.goto(address)
    await page.waitForURL('**/dashboard')
    assert.equal(new URL(page.url()).origin, server.address)
  }
  for (const one of [visitor, page]) await one.context().close()
})
