/** What a person reads when the session is over: the reason, what happens to the work, and how to continue. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { logIn, newPerson } from './entering.ts'
import { readCode } from './letters.ts'
import { password } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, newPage, views } from './support.ts'
import { inTurn, languagesInTurn } from './turns.ts'
import { becomes, eventually, hasFocus, holds, isAbsent, readClipboard } from './waiting.ts'

const words = {
  tr: {
    title: 'Oturumunuz sona erdi',
    kept: 'Hiçbir şey kaybolmadı',
    lost: 'Bu tarayıcıdaki oturum bilgileri silinmiş ya da okunamıyor.',
    stillOpen: 'büyük olasılıkla bu tarayıcının oturumudur',
    notTwo: 'Başka bir cihazda oturumunuz açık',
    go: 'Devam et',
    end: 'Diğer oturumu kapat',
    send: 'Kodu gönder',
    code: '6 haneli kod',
    account: /^Hesap/,
    logOut: 'Çıkış yap',
    signedOut: 'Bu tarayıcının başka bir sekmesinde çıkış yapıldı.',
    save: 'Kaydet',
    saved: 'Değişiklikler kaydedildi.',
    takenOver: 'Hesabınızla başka bir cihazda oturum açıldığı için buradaki oturum kapandı.',
    login: 'Giriş yap',
    hidden: 'başkası okuyamasın diye siz giriş yapana kadar gizlendi',
    show: 'Çalışmamı göster',
  },
  en: {
    title: 'Your session has expired',
    kept: 'Nothing is lost',
    lost: 'The session data that this browser kept were deleted or cannot be read.',
    stillOpen: 'most likely it is the one of this browser',
    notTwo: 'You are already logged in on another device',
    go: 'Continue',
    end: 'End the other session',
    send: 'Send the code',
    code: '6-digit code',
    account: /^Account/,
    logOut: 'Log out',
    signedOut: 'Somebody logged out in another tab of this browser.',
    save: 'Save',
    saved: 'The changes were saved.',
    takenOver: 'A session of your account began on another device, so the one here ended.',
    login: 'Sign in',
    hidden: 'hidden until you sign in so that nobody else can read it',
    show: 'Show my work',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Types a surname that is not saved yet. */
async function beginWork(page: Page): Promise<void> {
  await page.goto('/user-profile')
  await page.locator('[name=surname]').fill('Yarım Kalmış')
}

/** The work is hidden by an opaque background, and the dialog says so. */
async function isCovered(page: Page, say: Words): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say.title })
  await dialog.getByText(say.hidden).waitFor()
  await isAbsent(dialog.getByRole('button', { name: say.show }))
  const backdrop = () => dialog.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor)
  await eventually(async () => assert.match(await backdrop(), /^rgb\(/, 'the work behind can be read'))
}

/** Takes over the session of the account with a code, because the password alone is refused. */
async function takeOver(page: Page, say: Words, email: string): Promise<void> {
  const before = await readCode(server, email)
  await page.getByRole('button', { name: say.end }).click()
  // The number was never proven, so no code is sent there.
  const ways = page.locator('form:has([value=email]) input[type=radio]')
  const values = () => ways.evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  await becomes(values, ['email'])
  await assertSound(page, `other-device-${say.save}`)
  await page.getByRole('button', { name: say.send }).click()
  await page.getByLabel(say.code).fill(await readCode(server, email, before))
}

for (const [what, keys, language] of [
  ['both tokens', ['accessToken', 'refreshToken'], 'tr'],
  ['the refresh token', ['refreshToken'], 'en'],
] as const)
  test(`a browser that has lost ${what} says so and blames no other device, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language })
    await beginWork(page)
    // As after clearing the browser's data; a missing refresh token is only noticed once the access token is
    // refused. In one step, because otherwise a call that the screen makes by itself may open the dialog before the
    // button is pressed, and behind the dialog it cannot be.
    await page.getByRole('button', { name: say.save }).evaluate((save: HTMLElement, gone) => {
      for (const key of gone) localStorage.removeItem(key)
      const [head, body] = (localStorage.getItem('accessToken') ?? '').split('.')
      if (body) localStorage.setItem('accessToken', `${head}.${body}.AAAA`)
      save.click()
    }, keys)
    const dialog = page.getByRole('dialog', { name: say.title })
    await dialog.getByText(say.lost).waitFor()
    await dialog.getByText(say.kept).waitFor()
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.getByText(say.stillOpen).waitFor()
    await isAbsent(dialog.getByText(say.notTwo))
    await assertSound(page, `session-lost-${keys.length}-${language}`)
    await takeOver(page, say, person.email)
    await dialog.waitFor({ state: 'hidden' })
    await holds(page.locator('[name=surname]'), 'Yarım Kalmış')
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.saved).waitFor()
    await page.context().close()
  })

for (const { width, language } of inTurn(views))
  test(`the work under the password dialog is read and copied, at ${width} pixels in ${language}`, async () => {
    const say = words[language]
    const { page } = await newPerson({ language, width })
    await beginWork(page)
    const save = page.getByRole('button', { name: say.save })
    await save.focus()
    await save.evaluate((button: HTMLElement) => {
      localStorage.clear()
      button.click()
    })
    const dialog = page.getByRole('dialog', { name: say.title })
    await dialog.getByText(say.kept).waitFor()
    await assertSound(page, `session-over-work-${width}-${language}`)

    await dialog.getByRole('button', { name: say.show }).click()
    await dialog.waitFor({ state: 'hidden' })
    await hasFocus(save)
    await assertSound(page, `session-aside-${width}-${language}`)
    const surname = page.locator('[name=surname]')
    await surname.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+C')
    await becomes(() => readClipboard(page), 'Yarım Kalmış')
    // Every action that needs the session opens the dialog again, and so does the bar.
    await save.click()
    await hasFocus(dialog.locator('[name=password]'))
    await dialog.getByRole('button', { name: say.show }).click()
    await page.getByRole('region', { name: say.title }).getByRole('button').click()
    await hasFocus(dialog.locator('[name=password]'))
    await holds(surname, 'Yarım Kalmış')
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`logging out in another tab is reported, and unsaved work waits, in ${language}`, async () => {
    const say = words[language]
    const { page: quiet, person } = await newPerson({ language })
    await quiet.goto('/user-profile')
    await quiet.locator('[name=surname]').waitFor()
    const working = await quiet.context().newPage()
    await beginWork(working)
    const leaving = await quiet.context().newPage()
    await leaving.goto('/user-profile?tab=data')
    await leaving.getByRole('button', { name: say.account }).click()
    await leaving.getByRole('button', { name: say.logOut }).click()
    await leaving.waitForURL('**/login')

    await quiet.waitForURL('**/login')
    await quiet.getByText(say.signedOut).waitFor()
    await assertSound(quiet, `signed-out-elsewhere-${language}`)
    // What stays in the browser's storage names nobody.
    const kept = () =>
      leaving.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.keys(store)))
    const ours = /^(language|entered-once|tsr-scroll-restoration)/
    await becomes(async () => (await kept()).filter((key) => !ours.test(key)), [])
    const dialog = working.getByRole('dialog', { name: say.title })
    await dialog.getByText(say.signedOut).waitFor()
    await assertSound(working, `signed-out-over-work-${language}`)
    await isCovered(working, say)
    const address = dialog.locator('[name=email]')
    await holds(address, person.email)
    await becomes(() => address.getAttribute('readonly'), '')
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: say.go }).click()
    await dialog.waitFor({ state: 'hidden' })
    await holds(working.locator('[name=surname]'), 'Yarım Kalmış')
    await working.getByRole('button', { name: say.save }).click()
    await working.getByText(say.saved).waitFor()
    await working.context().close()
  })

for (const language of languagesInTurn())
  test(`a session that another device has taken over says so, in ${language}`, async () => {
    const say = words[language]
    const { page, person } = await newPerson({ language })
    await beginWork(page)
    const other = await newPage(browser, server, { visitor: true, language, width: 390 })
    await logIn(other, say.login, person.email)
    await other.getByText(say.notTwo).waitFor()
    await takeOver(other, say, person.email)
    await other.waitForURL('**/dashboard')

    // Pressed even if the page has noticed by itself.
    await page.getByRole('button', { name: say.save }).evaluate((save: HTMLElement) => save.click())
    await page.getByRole('dialog', { name: say.title }).getByText(say.takenOver).waitFor()
    await isCovered(page, say)
    await assertSound(page, `session-taken-over-${language}`)
    await other.context().close()
    await page.context().close()
  })
