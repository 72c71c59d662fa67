/** People other than the journey's own. */
import type { Browser, Page } from 'playwright-core'
import { post } from './calls.ts'
import { readInvitation } from './letters.ts'
import { bearer, ownPerson, type Person, password, registerFully, registerWithoutPlan } from './people.ts'
import type { TestServer } from './server.ts'
import * as stage from './stage.ts'
import { newPage, type View } from './support.ts'

export interface Entrant {
  email: string
  accessToken: string
  refreshToken: string
}

/** A page of a browser in which this person is signed in. */
export async function newPageOf(
  browser: Browser,
  server: TestServer,
  { email, accessToken, refreshToken }: Entrant,
  view: View = {},
): Promise<Page> {
  const page = await newPage(browser, server, { ...view, visitor: true })
  await page.context().addInitScript(
    (kept) => {
      if (localStorage.getItem('entered-once')) return
      localStorage.setItem('entered-once', 'yes')
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { accessToken, refreshToken, lastLoginEmail: email },
  )
  return page
}

/** A new person of the journey, and a page on which they are signed in. */
export async function newPerson(view: View = {}): Promise<{ person: Person; page: Page }> {
  const person = await registerFully(stage.server)
  return { person, page: await newPageOf(stage.browser, stage.server, person, view) }
}

/** The same of an office that has taken no plan yet. */
export async function newcomer(view: View = {}): Promise<{ person: Person; page: Page }> {
  const person = await registerWithoutPlan(stage.server)
  return { person, page: await newPageOf(stage.browser, stage.server, person, view) }
}

/** A new person who joins the office of the journey's own person as a plain member, and a page of theirs. */
export async function newColleague(
  called: { name: string; surname: string },
  view: View = {},
): Promise<{ person: Person; page: Page }> {
  const own = await ownPerson(stage.server)
  const person = await registerWithoutPlan(stage.server, called)
  await post(stage.server, '/invite/create', { email: person.email, ...called }, bearer(own))
  const link = await readInvitation(stage.server, person.email)
  await post(stage.server, `/invite/${link}/accept`, {}, bearer(person))
  return { person, page: await newPageOf(stage.browser, stage.server, person, view) }
}

/** Enters address and password at the sign-in; `go` is the name of its button. */
export async function logIn(page: Page, go: string, email: string, secret = password): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(secret)
  await page.getByRole('button', { name: go, exact: true }).click()
}

/** A session of this person beside that of the browser; it opens the profile and little else. */
export async function anotherSession(server: TestServer, email: string): Promise<Entrant> {
  const { accessToken = '', refreshToken = '' } = await post(server, '/auth/browser-extension-login', {
    email,
    password,
  })
  return { email, accessToken, refreshToken }
}

/** Opens the search of decisions with hits. */
export async function openSearch(page: Page): Promise<void> {
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('article').first().waitFor()
}
