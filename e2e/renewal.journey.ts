/** How a browser renews a session whose token has run out, in several tabs and over a network that loses answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { newPerson, openSearch } from './entering.ts'
import './stage.ts'
import { becomes, isAbsent } from './waiting.ts'

/** A token that the server does not take, as one that has run out. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const [head, body] = (localStorage.getItem('accessToken') ?? '').split('.')
    localStorage.setItem('accessToken', `${head}.${body}.AAAA`)
  })

test('two tabs whose token has run out renew it at the same moment, and both go on', async () => {
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

/** Lets renewals go only once so many tabs have asked for one, so that all of them show the same token. */
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

test('a renewal whose answer is lost on the way costs nobody the session', async () => {
  const { page } = await newPerson()
  await openSearch(page)
  let lost = 0
  await page.route('**/api/auth/refresh-token', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server has given the new pair; the browser never hears of it.
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
