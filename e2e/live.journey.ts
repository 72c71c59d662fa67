/** A colleague's change appears on the screens of the others without a click, on every page of a browser. */
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
