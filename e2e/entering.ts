/** People other than the sample account, and what only time would bring about. */
import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { openParts } from '../apps/server/parts.ts'
import type { CompanyTables } from '../domains/company/server/index.ts'
import { loadConfig } from '../platform/config/index.ts'
import { write } from '../platform/database/index.ts'
import { password } from './people.ts'
import { newPage, post, type TestServer, type View } from './support.ts'

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

/** A session of this person beside that of the browser; it opens the profile and little else. */
export async function anotherSession(server: TestServer, email: string): Promise<Entrant> {
  const { accessToken = '', refreshToken = '' } = await post(server, '/auth/browser-extension-login', {
    email,
    password,
  })
  return { email, accessToken, refreshToken }
}

/** As if the days of the invitation had gone by. */
export async function letExpire({ data }: TestServer, email: string): Promise<void> {
  const parts = await openParts({ ...loadConfig({ DATA_DIR: data }), logLevel: 'warn' })
  try {
    await write(parts.contexts.system<CompanyTables>({ rowName: 'journey.letExpire' }), async ({ db }) => {
      const yesterday = new Date(Date.now() - 86_400_000)
      const change = db.updateTable('invitations').set({ expires_at: yesterday })
      const { numUpdatedRows } = await change.where('email', '=', email).executeTakeFirstOrThrow()
      assert.equal(numUpdatedRows, 1n)
    })
  } finally {
    await parts.database.close()
  }
}
