/** Second factors of the user's own account are added, required, replaced by a recovery code, and removed. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { logIn, newPerson } from './entering.ts'
import { appCode, password } from './people.ts'
import { assertSound, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, eventually, readClipboard } from './waiting.ts'

const words = {
  tr: {
    save: 'Kaydet',
    code: '6 haneli kod',
    wrongCode: 'Yanlış kod girdiniz!',
    finish: 'Bitir',
    keepFirst: 'Önce kodları saklayın',
    copy: 'Kopyala',
    kept: 'Kodları güvenli bir yerde sakladım.',
    recovery: 'Kurtarma kodu ile',
    recoveryCode: 'Kurtarma kodu',
    nineLeft: 'Kullanılmamış 9 kodunuz var.',
    tenLeft: 'Kullanılmamış 10 kodunuz var.',
    renew: 'Yeni kodlar oluştur',
    renewed: 'Yeni kodlar oluşturuldu',
    addApp: 'Doğrulama uygulaması ekle',
    begin: 'Devam et',
    wrongPassword: 'Parola yanlış.',
    appAdded: 'Doğrulama uygulaması eklendi.',
    logOut: 'Çıkış yap',
    login: 'Giriş yap',
    app: 'Doğrulama uygulaması ile',
    download: 'Dosyayı indir',
  },
  en: {
    save: 'Save',
    code: '6-digit code',
    wrongCode: 'Wrong code entered!',
    finish: 'Finish',
    keepFirst: 'Keep the codes first',
    copy: 'Copy',
    kept: 'I have put the codes in a safe place.',
    recovery: 'With a recovery code',
    recoveryCode: 'Recovery code',
    nineLeft: 'You have 9 unused codes.',
    tenLeft: 'You have 10 unused codes.',
    renew: 'Make new codes',
    renewed: 'New codes were made',
    addApp: 'Add an authenticator app',
    begin: 'Continue',
    wrongPassword: 'The password is wrong.',
    appAdded: 'The authenticator app was added.',
    logOut: 'Log out',
    login: 'Sign in',
    app: 'With an authenticator app',
    download: 'Download file',
  },
} as const

type Words = (typeof words)[keyof typeof words]

/** Adds an authenticator app on the screen; returns its secret. */
async function addApp(page: Page, say: Words): Promise<string> {
  await page.getByRole('button', { name: say.addApp }).click()
  const dialog = page.getByRole('dialog', { name: say.addApp })
  await dialog.locator('[name=password]').fill('Yanlis-Parola-1')
  await dialog.getByRole('button', { name: say.begin }).click()
  await dialog.getByText(say.wrongPassword).waitFor()
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: say.begin }).click()
  const secret = await eventually(async () => {
    const shown = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
    assert.match(shown, /^[A-Z2-7]{16,}$/)
    return shown
  })
  await picture(page, `profile-app-${say.save}`)
  await dialog.getByLabel(say.code).fill(appCode(secret, 0))
  await page.getByText(say.appAdded).waitFor()
  return secret
}

/** Saves the recovery codes, which are shown only once, as a person would. */
async function keepCodes(page: Page, say: Words): Promise<string[]> {
  const codes = await eventually(async () => {
    const shown = await page.locator('ol > li').allTextContents()
    assert.equal(shown.length, 10)
    return shown
  })
  await page.getByRole('button', { name: say.finish }).click()
  await page.getByText(say.keepFirst).waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: say.download }).click()
  const file = await readFile(await (await arriving).path(), 'utf8')
  for (const code of codes) assert.ok(file.includes(code))
  await page.getByRole('button', { name: say.copy }).click()
  await becomes(() => readClipboard(page), codes.join('\n'))
  await page.getByLabel(say.kept).check()
  await page.getByRole('button', { name: say.finish }).click()
  await page.locator('ol > li').first().waitFor({ state: 'detached' })
  return codes
}

async function logOut(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: 'Ayşe Yılmaz' }).click()
  await page.getByRole('button', { name: say.logOut }).click()
  await page.waitForURL('**/login')
}

for (const language of languagesInTurn())
  test(`an authenticator app is added and required at the next sign-in, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language })
    await page.goto('/user-profile?tab=security')
    const secret = await addApp(page, say)
    await picture(page, `profile-security-${language}`)
    await assertAccessible(page, 'the security of the profile')

    await keepCodes(page, say)
    await logOut(page, say)
    await logIn(page, say.login, person.email)
    await page.waitForURL('**/verify')
    await page.getByText(say.app).waitFor()
    await page.getByRole('button', { name: say.begin }).click()
    // The code that was used to add the app is not accepted again.
    await page.getByLabel(say.code).fill(appCode(secret, 1))
    await page.getByRole('link', { name: say.begin, exact: true }).click()
    await page.waitForURL('**/dashboard')
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`a recovery code replaces a lost phone once, and new codes replace the rest, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language, width: 390 })
    await page.goto('/user-profile?tab=security')
    await addApp(page, say)
    // If the page is scrolled half-way, the bar at the top covers what is below it.
    await page.evaluate(() => scrollTo(0, 0))
    await assertSound(page, `recovery-codes-${language}`)
    const [first = '', second = ''] = await keepCodes(page, say)
    await logOut(page, say)
    await logIn(page, say.login, person.email)
    await page.waitForURL('**/verify')
    await page.getByText(say.recovery).click()
    await assertSound(page, `ways-with-recovery-${language}`)
    await page.getByRole('button', { name: say.begin }).click()
    const field = page.getByRole('textbox', { name: say.recoveryCode })
    await field.fill('AAAAA-BBBBB')
    await page.keyboard.press('Enter')
    await page.getByText(say.wrongCode).waitFor()
    await assertSound(page, `recovery-wrong-${language}`)
    await field.fill(first.toLowerCase().replace('-', ' '))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: say.begin, exact: true }).click()
    await page.waitForURL('**/dashboard')

    await page.goto('/user-profile?tab=security')
    await page.getByText(say.nineLeft).waitFor()
    await page.getByRole('button', { name: say.renew }).click()
    await page.getByRole('dialog').locator('[name=password]').fill(password)
    await page.getByRole('dialog').getByRole('button', { name: say.renew }).click()
    await page.getByText(say.renewed).waitFor()
    const fresh = await keepCodes(page, say)
    assert.equal(fresh.includes(second), false)
    await page.getByText(say.tenLeft).waitFor()
    await page.context().close()
  })

test('a passkey is added and opens the next session', async () => {
  const say = words.en
  const { page, person } = await newPerson({ language: 'en' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/user-profile?tab=security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=passkeyName]').fill('Laptop at work')
  await dialog.locator('[name=password]').fill(password)
  await dialog.getByRole('button', { name: say.begin }).click()
  await page.getByText('The passkey was added.').waitFor()
  await page.getByText('Laptop at work').waitFor()
  await keepCodes(page, say)
  await logOut(page, say)
  await logIn(page, say.login, person.email)
  await page.waitForURL('**/verify')
  await page.getByRole('button', { name: say.begin }).click()
  await page.getByRole('link', { name: say.begin, exact: true }).click()
  await page.waitForURL('**/dashboard')

  await page.goto('/user-profile?tab=security')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').locator('[name=password]').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The method was removed.').waitFor()
  await page.context().close()
})
