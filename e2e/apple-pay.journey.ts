/** Apple Pay in a browser whose `ApplePaySession` is faked: the merchant is validated, and the token is charged at the bank. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newcomer } from './entering.ts'
import { server } from './stage.ts'
import { assertSoundAtWidths } from './support.ts'
import { becomes } from './waiting.ts'

/** The double of Apple belongs to the sandbox bank, which pages may frame. */
async function bankAddress(): Promise<string> {
  const policy = (await fetch(`${server.address}/subscription`)).headers.get('content-security-policy') ?? ''
  const address = /frame-src[^;]*?(http:\/\/[^\s;]+)/.exec(policy)?.[1]
  assert.ok(address, policy)
  return address
}

interface Faked {
  /** At which a session is asked for. */
  validationURL: string
  network: string
}

/** Does what Safari does once its sheet is opened and the payer has agreed; what was told to it stands in `told`. */
function fakeApplePay({ validationURL, network }: Faked): void {
  const told: string[] = []
  class Session {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments = () => true
    onvalidatemerchant: ((event: object) => void) | null = null
    onpaymentauthorized: ((event: object) => void) | null = null
    constructor(_version: number, request: { total: { amount: string } }) {
      told.push(`total ${request.total.amount}`)
    }
    begin = () => void setTimeout(() => this.onvalidatemerchant?.({ validationURL }))
    abort = () => void told.push('abort')
    completeMerchantValidation(session: { domainName: string }) {
      told.push(`session for ${session.domainName}`)
      const token = { paymentMethod: { network }, paymentData: { version: 'EC_v1' } }
      setTimeout(() => this.onpaymentauthorized?.({ payment: { token } }))
    }
    completePayment = ({ status }: { status: number }) => void told.push(`status ${status}`)
  }
  Object.assign(window, { ApplePaySession: Session, told })
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A page on which the plan of research is chosen, to be paid with Apple Pay. */
async function atCheckout(faked: Faked): Promise<Page> {
  const { page } = await newcomer({ language: 'tr' })
  await page.addInitScript(fakeApplePay, faked)
  await page.goto('/subscription')
  await page.getByText('Aylık', { exact: true }).click()
  await button(page, 'Bu planı seç').first().click()
  await page.getByRole('radio', { name: 'Apple Pay' }).check()
  return page
}

test('an office pays its plan with Apple Pay, from the sheet of the browser to the licences', async () => {
  const page = await atCheckout({
    validationURL: `${await bankAddress()}/paymentservices/paymentSession`,
    network: 'masterCard',
  })
  await assertSoundAtWidths(page, 'subscription-apple-pay')
  await button(page, 'Apple Pay ile öde').press('Enter')
  await page.getByText('Ödemeniz alındı').waitFor()
  await page
    .getByRole('region')
    .filter({ has: page.locator('#plan-now') })
    .getByText('Etkin')
    .waitFor()
  await becomes(
    () => told(page),
    ['total 780.00', `session for ${new URL(server.address).hostname}`, 'status 0'],
  )
  await page.getByRole('link', { name: 'Geçmiş' }).click()
  await page.getByText(/Fatura MZN/).waitFor()
  await page.context().close()
})

test('a merchant is validated at no address but those of Apple, and the office reads that it should pay another way', async () => {
  const page = await atCheckout({
    validationURL: 'https://apple-pay-gateway.apple.com.kotu.example/paymentservices/paymentSession',
    network: 'masterCard',
  })
  await button(page, 'Apple Pay ile öde').press('Enter')
  await page.getByText('Apple Pay oturumu açılamadı. Başka bir ödeme şekli seçin.').first().waitFor()
  await becomes(() => told(page), ['total 780.00', 'abort'])
  await page.context().close()
})

test('a token that the bank declines is told to the sheet, and the page says that nothing was paid', async () => {
  const page = await atCheckout({
    validationURL: `${await bankAddress()}/paymentservices/paymentSession`,
    network: 'discover',
  })
  await button(page, 'Apple Pay ile öde').press('Enter')
  await page.getByText('Ödeme alınamadı').first().waitFor()
  await becomes(async () => (await told(page)).at(-1), 'status 1')
  await page.context().close()
})

test('a browser without Apple Pay is not offered it', async () => {
  const { page } = await newcomer({ language: 'tr' })
  await page.goto('/subscription')
  await page.getByText('Aylık', { exact: true }).click()
  await button(page, 'Bu planı seç').first().click()
  await page.getByRole('radio', { name: 'Yeni kart' }).waitFor()
  assert.equal(await page.getByRole('radio', { name: 'Apple Pay' }).count(), 0)
  await page.context().close()
})
