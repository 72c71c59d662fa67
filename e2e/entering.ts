/** People other than the journey's own, and states that would take days to reach. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { operatorCall } from '../apps/server/operator.ts'
import { openParts, type Parts } from '../apps/server/parts.ts'
import { appointByEmail } from '../apps/server/super-admin.ts'
import type { CompanyTables } from '../domains/company/server/index.ts'
import type { IdentityTables } from '../domains/identity/server/index.ts'
import type { SubscriptionTables } from '../domains/subscription/server/index.ts'
import { loadConfig } from '../platform/config/index.ts'
import type { Transaction } from '../platform/database/index.ts'
import { post } from './calls.ts'
import { readInvitation } from './letters.ts'
import { bearer, ownPerson, type Person, password, registerFully } from './people.ts'
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

/** A new person who joins the office of the journey's own person as a plain member, and a page of theirs. */
export async function newColleague(
  called: { name: string; surname: string },
  view: View = {},
): Promise<{ person: Person; page: Page }> {
  const own = await ownPerson(stage.server)
  const person = await registerFully(stage.server, called)
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

/** As if the invitation had expired. */
export const letExpire = (server: TestServer, email: string): Promise<void> =>
  change<CompanyTables>(server, async (db) => {
    const yesterday = new Date(Date.now() - 86_400_000)
    const expire = db.updateTable('invitations').set({ expires_at: yesterday }).where('email', '=', email)
    const { numUpdatedRows } = await expire.executeTakeFirstOrThrow()
    assert.equal(numUpdatedRows, 1n)
  })

/** As if the trial had ended. */
export const endTrial = (server: TestServer, email: string): Promise<void> =>
  change<IdentityTables & CompanyTables & SubscriptionTables>(server, async (db) => {
    const { company_id } = await db
      .selectFrom('accounts')
      .innerJoin('memberships', 'memberships.user_id', 'accounts.id')
      .select('company_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const over = { valid_from: new Date(0), valid_until: new Date(Date.now() - 86_400_000) }
    await db.updateTable('licences').set(over).where('company_id', '=', company_id).execute()
  })

/** As if a background job had failed at its last try. */
export const fail = (server: TestServer, job: string, message: string): Promise<void> =>
  withParts(server, async ({ database }) => {
    await database.pool.query(
      `insert into jobs.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output,
         policy, keep_until)
       values ('dead-letters', $1, $2, gen_random_uuid(), now() - interval '3 hours', 5, $3, 'standard',
         now() + interval '1 day')`,
      [JSON.stringify({ input: { message: randomUUID() } }), job, JSON.stringify({ name: 'Error', message })],
    )
  })

/** Makes the person staff of the service, as the operator does on the server. */
export const appoint = (server: TestServer, email: string): Promise<void> =>
  withParts(server, ({ calls }) => appointByEmail(calls, email))

const change = <Tables>(
  server: TestServer,
  work: (db: Transaction<Tables>['db']) => Promise<void>,
): Promise<void> =>
  withParts(server, ({ calls }) =>
    operatorCall<Tables>(calls, { rowName: 'journey.change' }).system(({ db }) => work(db)),
  )

async function withParts(
  { folder, databaseUrl }: TestServer,
  work: (parts: Parts) => Promise<void>,
): Promise<void> {
  const parts = await openParts({
    ...loadConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl }),
    logLevel: 'warn',
  })
  try {
    await work(parts)
  } finally {
    await parts.database.close()
  }
}

/** Opens the search of decisions with hits. */
export async function openSearch(page: Page): Promise<void> {
  await page.goto('/search/case?country=turkey&q=kira')
  await page.getByRole('article').first().waitFor()
}
