/** Fills the form of the sign-up as a lawyer does. */
import type { Page } from 'playwright-core'
import { password } from './people.ts'

let people = 0

/** Fills every field of the sign-up with valid values. */
export async function fillSignUp(page: Page, more: Record<string, string> = {}): Promise<string> {
  const number = ++people
  const fields: Record<string, string> = {
    name: 'Ayşe',
    surname: 'Yılmaz',
    email: `ayse${number}@ornek.test`,
    phoneNumber: `0532 000 00 ${String(number).padStart(2, '0')}`,
    organisation: `Yılmaz Hukuk ${number}`,
    barRegistrationNumber: '54321',
    password,
    confirmPassword: password,
    ...more,
  }
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=occupation]').selectOption('lawyer')
  await page.locator('[name=barAssociationId]').selectOption({ index: 6 })
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  return fields.email ?? ''
}
