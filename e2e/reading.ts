/** The texts of the bundled sample that the journeys of the reader open, and what they do there. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage, type View } from './support.ts'
import { becomes, eventually } from './waiting.ts'

const { authorization } = bearer(await ownPerson(server))

/** Calls the server, and again while its index is still being made. */
const ask = (path: string, body?: object): Promise<never> =>
  eventually(async () => {
    const init: RequestInit = body
      ? {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : { headers: { authorization } }
    const answer = await fetch(`${server.address}/api${path}`, init)
    assert.equal(answer.status, 200, `${path} answered ${answer.status}`)
    return ((await answer.json()) as { data: never }).data
  })

const found: { items: { id: string }[] } = await ask('/case-search/filtered-search', {
  query: 'kıdem tazminatı',
  searchCountry: 'turkey',
  filters: { caseNumber: '2004/8514' },
})
const [cited] = found.items
assert.ok(cited, 'the sample has the decision of the reader')
/** A decision that cites an article and is cited by three decisions. */
export const decision = `/search/case/turkey/${cited.id}`
export const citation = 'Yargıtay 9. HD, E. 2004/8514, K. 2004/18757, T. 20.09.2004'

const content: { law: { id: string }; articles: { id: string; articleNo: string }[] } =
  await ask('/laws/get/by-number/4857')
/** The labour act, with the article that the decision cites. */
export const law = `/search/lawsearch/turkey/${content.law.id}`
const notice = content.articles.find(({ articleNo }) => articleNo === '17')
assert.ok(notice, 'the sample has the article that the decision cites')
export const article = notice.id

/** A page on which this text is open. */
export async function open(address: string, view: View = {}, script?: () => void): Promise<Page> {
  const page = await newPage(browser, server, view)
  if (script) await page.addInitScript(script)
  await page.goto(address)
  await page.locator('[data-reader] h1').waitFor()
  return page
}

export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Waits until an element is visible: below the top bars and above the bottom of the window. */
export const comesIntoSight = (page: Page, selector: string): Promise<void> =>
  becomes(
    () =>
      page.evaluate((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect()
        return box !== undefined && box.top > 60 && box.bottom < window.innerHeight
      }, selector),
    true,
    `${selector} is in sight`,
  )
