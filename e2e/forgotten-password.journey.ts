/** Replacing a forgotten password, which ends the sessions that are open elsewhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, newPerson } from './entering.ts'
import { readCode } from './letters.ts'
import { browser, server } from './stage.ts'
import { newPage, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'

const words = {
  tr: {
    send: 'Kod gönder',
    code: '6 haneli kod',
    save: 'Parolayı kaydet',
    again: 'Parolanız değişti.',
    login: 'Giriş yap',
  },
  en: {
    send: 'Send code',
    code: '6-digit code',
    save: 'Save password',
    again: 'Your password was changed.',
    login: 'Sign in',
  },
}

for (const language of languagesInTurn())
  test(`a forgotten password is replaced with a code, in ${language}`, async () => {
    const say = words[language]
    const { page: other, person } = await newPerson()
    await other.goto('/search')
    const { email } = person
    const page = await newPage(browser, server, { visitor: true, language })
    const verification = await readCode(server, email)
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill(email)
    await page.getByRole('button', { name: say.send }).click()
    const field = page.getByLabel(say.code)
    await field.waitFor()
    await picture(page, `forgot-code-${language}`)
    await field.fill(await readCode(server, email, verification))
    await page.waitForURL('**/reset-password')
    assert.doesNotMatch(page.url(), /token/i)
    await page.locator('[name=confirmPassword]').waitFor()
    await picture(page, `reset-password-${language}`)
    await page.locator('[name=password]').fill('Yepyeni-Parola-9')
    await page.locator('[name=confirmPassword]').fill('Yepyeni-Parola-9')
    await page.getByRole('button', { name: say.save }).click()
    await page.waitForURL('**/login')
    await page.getByText(say.again).waitFor()
    await logIn(page, say.login, email, 'Yepyeni-Parola-9')
    await page.waitForURL('**/dashboard')
    await other.locator('main a[href^="/search/case"]').first().click()
    await other.getByText('Parolanız değiştiği için açık oturumlar kapatıldı.').waitFor()
    await other.context().close()
    await page.context().close()
  })

test('an unknown address gets the same answer as a known one', async () => {
  const page = await newPage(browser, server, { visitor: true })
  await page.goto('/forgot-password')
  await page.locator('[name=email]').fill('kimse@ornek.test')
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByLabel('6 haneli kod').waitFor()
  await page.context().close()
})
