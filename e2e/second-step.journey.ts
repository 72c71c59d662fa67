/**
 * What the second step of signing in says when it cannot continue: no channel for a code, a wrong code, an ended
 * session.
 */

import { test } from 'node:test'
import { post } from './calls.ts'
import { newPageOf } from './entering.ts'
import { readCode } from './letters.ts'
import { addApp, bearer, password, register, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { becomes, hasFocus, holds, isAbsent } from './waiting.ts'

const words = {
  tr: {
    send: 'Kodu gönder',
    code: '6 haneli kod',
    ended: 'Bu oturum başka bir yerden kapatıldı.',
    wrong: 'Yanlış kod girdiniz!',
    noWay: 'Bu hesaba bu yolla kod gönderilemez. Başka bir yol seçin ya da yeniden giriş yapın.',
  },
  en: {
    send: 'Send the code',
    code: '6-digit code',
    ended: 'This session was ended from elsewhere.',
    wrong: 'Wrong code entered!',
    noWay: 'No code can be sent to this account this way. Choose another, or sign in again.',
  },
} as const

for (const language of languagesInTurn())
  test(`a channel by which no code can be sent is marked, and what to do is explained beside it, in ${language}`, async () => {
    const say = words[language]
    const person = await registerFully(server)
    await addApp(server, person)
    await post(server, '/auth/logout', {}, bearer(person))
    const answer = await post(server, '/auth/login', { email: person.email, password })
    const page = await newPageOf(browser, server, { ...person, ...answer }, { language, width: 390 })
    await page.goto('/contact')
    // A browser that has forgotten the available channels offers the mailbox.
    await page.evaluate(() => localStorage.setItem('verification', '{}'))
    await page.goto('/verify')
    await page.getByRole('button', { name: say.send }).click()
    await page.getByRole('alert').getByText(say.noWay).waitFor()
    const ways = page.getByRole('radiogroup')
    await becomes(() => ways.getAttribute('aria-invalid'), 'true')
    await hasFocus(ways.getByRole('radio'))
    await assertSound(page, `way-refused-${language}`)
    await page.context().close()
  })

for (const language of languagesInTurn())
  test(`a wrong code is reported until it is changed, and an ended second step leads to the sign-in, in ${language}`, async () => {
    const say = words[language]
    const person = await register(server)
    const page = await newPageOf(browser, server, person, { language })
    await page.goto('/contact')
    await page.evaluate(() => localStorage.setItem('verification', '{}'))
    await page.goto('/verify')
    await page.locator('button[type=submit]').click()
    const code = page.getByLabel(say.code)
    await code.waitFor()
    const right = await readCode(server, person.email)
    await code.fill(right === '111111' ? '222222' : '111111')
    await page.getByText(say.wrong).waitFor()
    await holds(code, '')
    await becomes(() => page.locator('button[type=submit]').isEnabled(), true)
    await hasFocus(code)
    await page.keyboard.type('3')
    await isAbsent(page.getByText(say.wrong))
    await becomes(() => code.getAttribute('aria-invalid'), 'false')

    await post(server, '/auth/logout', {}, bearer(person))
    await code.fill(right)
    await page.waitForURL('**/login*')
    await page.getByText(say.ended).waitFor()
    await page.context().close()
  })
