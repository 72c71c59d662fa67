/** Every card of the bank's table that is declined, typed on its page: the office reads why, and can try again. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { declineWords } from '../domains/billing/errors-of-payments.ts'
import { newcomer } from './entering.ts'
import { confirmSecure, typeCard } from './paying.ts'
import './stage.ts'
import { assertSoundAtWidths } from './support.ts'

/** In the order of the table; a card whose bank has no 3-D Secure page is refused before one is shown. */
const declined = [
  ['4111111111111129', 'insufficient_funds'],
  ['4129111111111111', 'do_not_honour'],
  ['4128111111111112', 'invalid_transaction'],
  ['4127111111111113', 'lost_card'],
  ['4126111111111114', 'stolen_card'],
  ['4125111111111115', 'expired_card'],
  ['4124111111111116', 'invalid_cvc'],
  ['4123111111111117', 'not_permitted_to_cardholder'],
  ['4122111111111118', 'not_permitted_to_terminal'],
  ['4121111111111119', 'fraud_suspected'],
  ['4120111111111110', 'pickup_card'],
  ['4130111111111118', 'general'],
  ['4131111111111117', 'not_authenticated'],
  ['4141111111111115', 'not_authenticated'],
  ['4151111111111112', 'authentication_unavailable'],
] as const

const words = {
  tr: { choose: 'Bu planı seç', monthly: 'Aylık', pay: 'Ödemeye geç' },
  en: { choose: 'Choose this plan', monthly: 'Monthly', pay: 'Continue to payment' },
} as const

async function choosePlan(page: Page, language: keyof typeof words): Promise<void> {
  const { choose, monthly } = words[language]
  await page.goto('/subscription')
  await page.getByText(monthly, { exact: true }).click()
  await page.getByRole('button', { name: choose, exact: true }).first().click()
}

for (const [language, from] of [
  ['tr', 0],
  ['en', 1],
] as const)
  test(`a card that the bank declines says why in words, and another one can be tried (${language})`, async () => {
    const { page } = await newcomer({ language })
    await choosePlan(page, language)
    const half = declined.filter((_, at) => at % 2 === from)
    for (const [number, reason] of half) {
      await page.getByRole('button', { name: words[language].pay, exact: true }).click()
      await typeCard(page, number)
      if (reason !== 'authentication_unavailable') await confirmSecure(page)
      await page.getByText(declineWords(reason)[language]).waitFor()
    }
    await assertSoundAtWidths(page, `payment-declined-${language}`)
    await page.context().close()
  })
