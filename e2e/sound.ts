/** A case with one recording that was uploaded. */
import type { Page } from 'playwright-core'
import { tone } from './tone.ts'

/** Opens the sound of the case, uploads a recording and opens that. */
export async function openUploaded(page: Page, caseId: string | undefined): Promise<void> {
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Ses', exact: true }).click()
  await page
    .locator('main input[type=file]:not(header *)')
    .setInputFiles({ name: 'Tanık.wav', mimeType: 'audio/wav', buffer: tone() })
  await page.getByText(/Tanık kaydedildi\.$/).waitFor()
  await page.locator('[data-recording]').getByRole('button', { name: 'Tanık', exact: true }).click()
}
