/** What happens to a session: it ends and goes on, is ended in another tab, is asked for before a private screen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addApp, type Person, password, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { assertAccessible, newPage, picture, post, type View } from './support.ts'

/** Ends the session on the server; the browser does not know of it yet. */
async function endOnServer(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  await post(server, '/auth/logout', {}, { authorization: `Bearer ${token}` })
}

/** A page on which a person of its own is signed in, so that ending the session touches nobody else. */
async function ownPage(view: View = {}, person?: Person): Promise<Page> {
  const page = await newPage(browser, server, { ...view, visitor: true })
  const { accessToken, refreshToken, email } = person ?? (await registerFully(server))
  await page.goto('/login')
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, lastLoginEmail: email },
  )
  return page
}

async function openSearch(page: Page): Promise<void> {
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('article').first().waitFor()
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

for (const language of ['tr', 'en'] as const)
  test(`a session that ends is asked for on the spot and the work goes on, in ${language}`, async () => {
    const say = words[language]
    const page = await ownPage({ language })
    await openSearch(page)
    await page.locator('[data-search-field]').first().fill('kira tespiti ve daha neler')
    await endOnServer(page)
    await page.getByRole('article').first().getByRole('link').first().focus()
    await page.locator('[data-search-field]').first().press('Enter')
    const dialog = page.getByRole('dialog', { name: say.title })
    await dialog.waitFor()
    const email = dialog.locator('[name=email]')
    assert.match(await email.inputValue(), /^kisi\d\d@ornek\.test$/)
    assert.equal(await email.getAttribute('readonly'), '')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
    await picture(page, `session-expired-${language}`)
    await assertAccessible(page, 'the question for the password')

    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    assert.equal(await dialog.isVisible(), true)

    await dialog.locator('[name=password]').fill('Yanlis-Parola-1')
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.getByText(say.wrong).waitFor()
    assert.equal(await dialog.locator('[name=password]').inputValue(), 'Yanlis-Parola-1')
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.locator('[data-search-field]').first().inputValue(), 'kira tespiti ve daha neler')
    await page.waitForFunction(() => !document.querySelector('main [role=alert]'))
    await page.context().close()
  })

test('an account with an app does its second step in the same place', async () => {
  const person = await registerFully(server)
  const show = await addApp(server, person)
  const page = await ownPage({ language: 'en' }, person)
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
  assert.equal(new URL(page.url()).pathname, '/user-profile')
  assert.equal(await surname.inputValue(), 'Yarım Kalmış')
  assert.equal(await page.evaluate(() => localStorage.getItem('verification')), null)
  await page.context().close()
})

test('an office whose plan does not cover the search reads so in its place', async () => {
  const page = await newPage(browser, server, { language: 'en', width: 390 })
  await page.route('**/api/user/profile-info', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, licences: ['calculators'] } } })
  })
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('heading', { name: 'This screen is not in your plan' }).waitFor()
  await picture(page, 'plan-does-not-cover')
  await assertAccessible(page, 'a screen that the plan does not cover')
  await page.context().close()
})

test('what is typed into a form survives the end of the session', async () => {
  const page = await ownPage({ language: 'en' })
  await page.goto('/user-profile')
  const surname = page.getByLabel('Surname')
  await surname.fill('Yarım Kalmış')
  await endOnServer(page)
  await surname.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.en.title })
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: words.en.go }).click()
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await surname.inputValue(), 'Yarım Kalmış')
  await page.context().close()
})

test('the question for the password goes when one turns to a public page, and comes back after it', async () => {
  const page = await ownPage()
  await openSearch(page)
  await endOnServer(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Büro' }).click()
  const dialog = page.getByRole('dialog', { name: words.tr.title })
  await dialog.waitFor()
  await page.evaluate(() => history.pushState(null, '', '/'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await dialog.waitFor({ state: 'hidden' })
  await page.goBack()
  await dialog.waitFor()
  await page.context().close()
})

test('the darkness behind the question for the password fades for half a second', async () => {
  const page = await ownPage()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSearch(page)
  await endOnServer(page)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: words.tr.title })
  await dialog.waitFor()
  const fade = await dialog.evaluate((node) => getComputedStyle(node, '::backdrop').transitionDuration)
  assert.equal(fade.split(',')[0], '0.5s')
  await page.context().close()
})

test('whoever logs out in one tab is logged out in the others, and nothing of the product stays', async () => {
  const page = await ownPage()
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('article').first().waitFor()
  const other = await page.context().newPage()
  await other.goto('/user-profile')
  await other.getByLabel('Soyad').waitFor()
  await page.getByRole('button', { name: /^Hesap/ }).click()
  await picture(page, 'account-menu')
  await assertAccessible(page, 'the account menu')
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
  const keys = await other.evaluate(() => Object.keys(localStorage))
  assert.deepEqual(
    keys.filter((key) => !['language', 'signed-in-once'].includes(key)),
    [],
  )
  await page.context().close()
})

for (const locks of ['the locks of the browser', 'a lock of their own, as on plain HTTP'])
  test(`two tabs whose token has run out renew it once, by ${locks}`, async () => {
    const page = await ownPage()
    if (locks.startsWith('a lock'))
      await page.context().addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
      })
    await openSearch(page)
    const other = await page.context().newPage()
    await other.goto('/company')
    await other.locator('h1').waitFor()
    const renewals: number[] = []
    page.context().on('response', (response) => {
      if (response.url().endsWith('/auth/refresh-token')) renewals.push(response.status())
    })
    // A token that the server does not take, as one that has run out.
    await page.evaluate(() => {
      const [head, body] = (localStorage.getItem('accessToken') ?? '').split('.')
      localStorage.setItem('accessToken', `${head}.${body}.AAAA`)
    })
    await Promise.all([page.reload(), other.reload()])
    await page.getByRole('article').first().waitFor()
    await other.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(renewals, [200])
    assert.equal(await page.getByRole('dialog').count(), 0)
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
    assert.equal(new URL(page.url()).pathname, path)
  }
  await page.context().close()
})

test('an address that would lead away after the sign-in is not followed', async () => {
  const person = await registerFully(server)
  for (const next of ['https://evil.test/x', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    const address = `/login?next=${encodeURIComponent(next)}`
    const visitor = await newPage(browser, server, { visitor: true })
    await visitor.goto(address)
    await visitor.locator('h1').waitFor()
    assert.equal(new URL(visitor.url()).search, '')
    await visitor.context().close()
    const page = await ownPage({}, person)
    await page.goto(address)
    await page.waitForURL('**/search')
    assert.equal(new URL(page.url()).origin, server.address)
    await page.context().close()
  }
})
