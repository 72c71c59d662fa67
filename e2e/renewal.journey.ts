/** How a browser renews a session whose token has expired, in several tabs and over a network that loses answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { newPerson, openSearch } from './entering.ts'
import './stage.ts'
import { becomes, isAbsent } from './waiting.ts'

/** Stores a token that the server refuses, like an expired one. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const [head, body] = (localStorage.getItem('accessToken') ?? '').split('.')
    localStorage.setItem('accessToken', `${head}.${body}.AAAA`)
  })

test('two tabs whose token has expired renew it at the same moment, and both continue', async () => {
  const { page, person } = await newPerson()
  await openSearch(page)
  const other = await page.context().newPage()
  await other.goto('/company')
  await other.getByRole('listitem').filter({ hasText: person.email }).waitFor()
  const renewals: number[] = []
  page.context().on('response', (response) => {
    if (response.url().endsWith('/auth/refresh-token')) renewals.push(response.status())
  })
  await sendTogether(page.context(), 2)
  await spoilToken(page)
  await Promise.all([page.reload(), other.reload()])
  await page.getByRole('article').first().waitFor()
  await other.getByRole('listitem').filter({ hasText: person.email }).waitFor()
  await becomes(() => renewals, [200, 200])
  for (const tab of [page, other]) await isAbsent(tab.getByRole('dialog'))
  await spoilToken(page)
  await other.reload()
  await other.getByRole('listitem').filter({ hasText: person.email }).waitFor()
  await page.context().close()
})

/** Holds renewals until so many tabs have requested one, so that all of them send the same token. */
async function sendTogether(context: BrowserContext, count: number): Promise<void> {
  let asked = 0
  let go = () => {}
  const all = new Promise<void>((resolve) => (go = resolve))
  await context.route('**/api/auth/refresh-token', async (route) => {
    asked += 1
    if (asked === count) go()
    await all
    await route.continue()
  })
}

test('a renewal whose answer is lost does not end the session', async () => {
  const { page } = await newPerson()
  await openSearch(page)
  let lost = 0
  await page.route('**/api/auth/refresh-token', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server has sent the new pair, but the browser never receives it.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await spoilToken(page)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  assert.equal(lost, 1)
  await isAbsent(page.getByRole('dialog'))
  await page.context().close()
})
