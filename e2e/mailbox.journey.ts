/** A sign-up that is verified by SMS: the mailbox has to be proven as well, at once or at the next sign-in. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { logIn } from './entering.ts'
import { readCode } from './letters.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { hasFocus, holds } from './waiting.ts'

const words = {
  tr: {
    submit: 'Kaydol',
    login: 'Giriş yap',
    common: 'en çok kullanılan parolalardan biri',
    both: 'ardından e-posta adresinize de bir kod göndeririz',
    sms: 'SMS ile',
    send: 'Kodu gönder',
    code: '6 haneli kod',
    why: 'Telefonunuz doğrulandı. Şimdi e-posta adresinin de size ait olduğunu doğrulayın',
    opens: 'e-posta adresinin size ait olduğu doğrulanınca açılır',
    done: 'Doğrulandı',
    go: 'Devam et',
  },
  en: {
    submit: 'Sign up',
    login: 'Log in',
    common: 'one of the most common passwords',
    both: 'we then send a code to your email address as well',
    sms: 'By SMS',
    send: 'Send the code',
    code: '6-digit code',
    why: 'Your phone is verified. Now show that the email address is yours as well',
    opens: 'once you have shown that the email address is yours',
    done: 'Verified',
    go: 'Continue',
  },
} as const

const password = 'Cok-Gizli-7'
let people = 40

interface Newcomer {
  email: string
  phoneNumber: string
}

async function fillSignUp(page: Page, secret: string): Promise<Newcomer> {
  const number = String(++people)
  const newcomer = { email: `selin${number}@ornek.test`, phoneNumber: `+9053600000${number}` }
  const fields = {
    ...newcomer,
    name: 'Selin',
    surname: 'Kaya',
    organisation: `Kaya Hukuk ${number}`,
    barRegistrationNumber: '54321',
    password: secret,
    confirmPassword: secret,
  }
  await page.goto('/signup')
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=occupation]').selectOption('lawyer')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  return newcomer
}

/** Chooses the SMS and enters its code. */
async function proveTelephone(
  page: Page,
  say: (typeof words)['tr' | 'en'],
  { phoneNumber }: Newcomer,
): Promise<void> {
  await page.getByRole('radio', { name: say.sms }).check()
  await page.getByRole('button', { name: say.send }).click()
  await page.waitForURL('**/verify/code')
  await page.getByLabel(say.code).fill(await readCode(server, phoneNumber))
  await page.getByText(say.why).waitFor()
}

for (const language of languagesInTurn())
  test(`a person who verifies by SMS is asked for the mailbox as well, and told why, in ${language}`, async () => {
    const say = words[language]
    const page = await newPage(browser, server, { visitor: true, language, unhurried: true })
    const newcomer = await fillSignUp(page, 'Password1!')
    const submit = page.getByRole('button', { name: say.submit, exact: true })
    await submit.click()
    await page.getByText(say.common).waitFor()
    await hasFocus(page.locator('[name=password]'))
    await assertSound(page, `sign-up-common-password-${language}`)
    for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(password)
    await submit.click()
    await page.waitForURL('**/verify')
    await page.getByText(say.both).waitFor()
    await proveTelephone(page, say, newcomer)
    const field = page.getByLabel(say.code)
    await holds(field, '')
    await hasFocus(field)
    await assertSound(page, `verify-mailbox-${language}`)
    await page.reload()
    await page.getByText(say.why).waitFor()
    await field.fill(await readCode(server, newcomer.email))
    await page.getByRole('heading', { name: say.done }).waitFor()
    await page.getByRole('link', { name: say.go }).click()
    await page.waitForURL('**/subscription')
    await page.context().close()
  })

test('a person who stops after the SMS continues with the mailbox at the next sign-in', async () => {
  const say = words.tr
  const first = await newPage(browser, server, { visitor: true })
  const newcomer = await fillSignUp(first, password)
  await first.getByRole('button', { name: say.submit, exact: true }).click()
  await first.waitForURL('**/verify')
  await proveTelephone(first, say, newcomer)
  await first.context().close()

  const page = await newPage(browser, server, { visitor: true })
  await logIn(page, say.login, newcomer.email)
  await page.waitForURL('**/verify')
  await page.getByText(say.opens).waitFor()
  await page.getByRole('radio').first().waitFor()
  await assertSound(page, 'verify-mailbox-alone')
  await page.getByRole('button', { name: say.send }).click()
  // A code was sent to this mailbox a moment ago, so the next one has to wait for a minute.
  await page.getByText('Yenisini biraz sonra isteyebilirsiniz').waitFor()
  await page.context().close()
})
