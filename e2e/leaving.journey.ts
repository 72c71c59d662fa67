/** Whoever logs out with text that the server does not have yet is asked, and leaves nothing for the next person. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newPerson } from './entering.ts'
import { bearer } from './people.ts'
import { server } from './stage.ts'
import { assertSoundAtWidths } from './support.ts'
import { tone } from './tone.ts'
import { becomes, isAbsent } from './waiting.ts'

const written = '[0:00:01] Yalnız bu tarayıcıda duran cümle.'

/** A recording whose text is typed and not yet saved. */
async function openTyped(): Promise<Page> {
  const { page, person } = await newPerson()
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'C-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, bearer(person))
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: 'Ses', exact: true }).click()
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'Tanık.wav', mimeType: 'audio/wav', buffer: tone() })
  await page.getByText(/Tanık kaydedildi\.$/).waitFor()
  await page.locator('[data-recording]').getByRole('button', { name: 'Tanık', exact: true }).click()
  await page.getByRole('button', { name: 'Metin yaz' }).click()
  await page.getByRole('textbox', { name: /^Metin/ }).fill(written)
  await becomes(() => kept(page), true)
  return page
}

/** Whether the text stands anywhere in what the browser keeps. */
const kept = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.values({ ...localStorage }).some((value) => value.includes('Yalnız bu tarayıcıda')),
  )

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap/ }).click()
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Gönderilmemiş ses ya da metin var' })

test('typed text is named before the person leaves; it is saved, or thrown away, and nothing stays', async () => {
  const page = await openTyped()
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.postData()?.includes('Yalnız bu tarayıcıda'))
      saved.push(request.url())
  })
  await logOut(page)
  await question(page).getByText('Kaydedilmemiş metin: Tanık').waitFor()
  await assertSoundAtWidths(page, 'leaving-unsent')
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  await isAbsent(question(page))
  assert.equal(await kept(page), true)

  await logOut(page)
  await question(page).getByRole('button', { name: 'Gönder ve çık' }).click()
  await page.waitForURL('**/login')
  assert.equal(saved.length, 1)
  assert.equal(await kept(page), false)
  await page.context().close()

  const other = await openTyped()
  await logOut(other)
  await question(other).getByRole('button', { name: 'Sil ve çık' }).click()
  await other.waitForURL('**/login')
  assert.equal(await kept(other), false)
  await other.context().close()
})
