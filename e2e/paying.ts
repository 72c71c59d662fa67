/** What a payer does at the sandbox bank, and days that pass. */
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import type { TestServer } from './server.ts'

export const goodCard = '5528790000000008'
export const poorCard = '4111111111111129'

/** Types a card on the page of the bank; `store` agrees to keep it. */
export async function typeCard(page: Page, number: string, { store = true } = {}): Promise<void> {
  await page.locator('[name=number]').fill(number)
  await page.locator('[name=holder]').fill('AYŞE YILMAZ')
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=cvc]').fill('123')
  if (!store) await page.locator('[name=store]').uncheck()
  await page.locator('[name=action][value=pay]').click()
}

/** The code of 3-D Secure that the bank takes for right. */
export async function confirmSecure(page: Page, code = '123456'): Promise<void> {
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=action][value=confirm]').click()
}

export async function payAtBank(page: Page, number = goodCard): Promise<void> {
  await typeCard(page, number)
  await confirmSecure(page)
}

/**
 * Each day with the work that its timetable has. A session that nobody uses lasts for thirty days, so a page of its owner is opened
 * before more pass.
 */
export async function letDaysPass(server: TestServer, days: number): Promise<void> {
  await post(server, '/dev/clock', { days })
}
