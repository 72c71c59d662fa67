/** A colleague's change appears on the screens of the others without a click, on every page of a browser; nothing is asked twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage } from './support.ts'
import { settles } from './waiting.ts'

const invited = { email: 'deniz.yeni@ornek.test', name: 'Deniz', surname: 'Yeni' }

test('an invitation that is sent elsewhere appears in the list of every open page', async () => {
  const first = await newPage(browser, server, { language: 'en' })
  const following = first.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await first.goto('/company')
  await following
  const second = await first.context().newPage()
  await second.goto('/company')
  for (const page of [first, second]) {
    await page.getByRole('link', { name: 'Invitations', exact: true }).click()
    await settles(page)
  }
  await post(server, '/invite/create', invited, bearer(await ownPerson(server)))
  for (const page of [first, second])
    await page.getByRole('listitem').filter({ hasText: invited.email }).waitFor()
  await first.context().close()
})

test('a screen that is opened asks once what the bell has to tell, also that of a case', async () => {
  const { caseId } = await post(
    server,
    '/case-management/create',
    { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'C-1', conflictsSeen: true },
    bearer(await ownPerson(server)),
  )
  const first = await newPage(browser, server, { language: 'tr' })
  // The second page hears of changes through the first one.
  for (const page of [first, await first.context().newPage()]) {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/notifications/unread')) asked.push(request.url())
    })
    const answered = page.waitForResponse('**/api/notifications/unread')
    await page.goto(`/case-management/${caseId}`)
    await answered
    await settles(page)
    assert.equal(asked.length, 1)
  }
  await first.context().close()
})
