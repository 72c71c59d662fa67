/** An office always keeps somebody with all rights. */
import { test } from 'node:test'
import { ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { isAbsent } from './waiting.ts'

test('the last administrator can be neither removed nor demoted', async () => {
  const own = await ownPerson(server)
  const page = await newPage(browser, server, { language: 'en', width: 390 })
  await page.goto('/company')
  const row = page.getByRole('listitem').filter({ hasText: own.email })
  await row.waitFor()
  const roles = row.getByRole('button', { name: 'Change roles' })
  await roles.waitFor()
  await isAbsent(row.getByRole('button', { name: 'Remove from the office' }))
  const dialog = page.getByRole('dialog')
  await roles.click()
  await dialog.locator('[value=ADMIN]').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose at least one role.').waitFor()
  await dialog.locator('[value=USER]').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const refusal = dialog.getByRole('alert').getByText(/last administrator/)
  await refusal.waitFor()
  await picture(page, 'office-last-admin')
  await page.keyboard.press('Escape')
  await row.getByText('Admin', { exact: true }).waitFor()
  await page.context().close()
})
