/** A mail is dropped, offered for the case whose code it has, filed with its attachments, or declined. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes, isAbsent } from './waiting.ts'

interface Letter {
  subject: string
  files?: Record<string, string>
}

function mail({ subject, files = {} }: Letter) {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--b\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(content).toString('latin1')}\r\n`,
  )
  const text = `${'Bilirkişi raporu ve keşif tutanağı ektedir. '.repeat(12)}\r\nSaygılarımla`
  const bytes = [
    'From: Ali Kaya <ali@ornek.test>\r\nDate: Mon, 02 Mar 2026 09:00:00 +0300\r\n',
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=\r\nMessage-ID: <${subject.length}@ornek.test>\r\n`,
    'Content-Type: multipart/mixed; boundary="b"\r\n\r\n',
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    ...parts,
    '--b--\r\n',
  ].join('')
  return { name: 'Posta.eml', mimeType: 'message/rfc822', buffer: Buffer.from(bytes) }
}

async function openCase(title: string, caseNumber: string): Promise<{ page: Page; caseId: string }> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: title, caseNumber, conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}`)
  return { page, caseId: String(caseId) }
}

const card = (page: Page, subject: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) })
const bring = (page: Page, letters: readonly Letter[]) =>
  page.locator('input[type=file]').setInputFiles(letters.map(mail))

test('a mail with the code of a case is dropped and filed by one click', async () => {
  const { page } = await openCase('Yılmaz / ABC A.Ş.', 'E-1')
  const code = page.getByText(/^MZN-[2-9A-Z]{4}-[2-9A-Z]{5}$/)
  await code.waitFor()
  await assertSoundAtWidths(page, 'mail-code')
  const subject = `Keşif [${await code.textContent()}]`
  await page.getByRole('link', { name: 'Davalar', exact: true }).first().click()
  await page.getByRole('link', { name: 'Gelen e-posta', exact: true }).click()
  await page.getByText('Bekleyen e-posta yok').waitFor()
  await assertSoundAtWidths(page, 'mail-empty')
  await bring(page, [{ subject, files: { 'rapor.txt': 'Rapor', 'kurulum.exe': 'MZ' } }])
  await card(page, subject).getByText('adres kodu geçiyor').waitFor()
  await assertSoundAtWidths(page, 'mail-waiting')
  await card(page, subject).getByRole('button', { name: 'Davaya ekle: Yılmaz / ABC A.Ş.' }).click()
  await page.getByText('2 belge davaya eklendi.').waitFor()
  await page.getByText(/kurulum\.exe \(bu tür kabul edilmiyor\)/).waitFor()
  await page.getByText('Bekleyen e-posta yok').waitFor()
  await page.getByRole('button', { name: 'Davayı aç' }).click()
  await becomes(() => page.locator('[data-document]').count(), 2)
  await page.getByRole('link', { name: 'Tarihçe' }).click()
  await page.getByText('Gelen e-postayı davaya ekledi').first().waitFor()
})

test('a mail without a case is filed in another one, and one that nobody wants is declined', async () => {
  const { page, caseId } = await openCase('Demir / Kaya', 'E-2')
  await page.goto('/incoming-mail')
  await page.getByText('Bekleyen e-posta yok').waitFor()
  await bring(page, [{ subject: 'Ödeme dekontu' }, { subject: 'Reklam bülteni' }])
  await page.getByText('2 e-posta alındı.').waitFor()
  await card(page, 'Reklam bülteni').getByRole('button', { name: 'Reddet: Reklam bülteni' }).click()
  const sure = page.getByRole('dialog', { name: 'E-posta reddedilsin mi?' })
  await assertSoundAtWidths(page, 'mail-declining')
  await sure.getByRole('button', { name: 'Reddet' }).click()
  await isAbsent(card(page, 'Reklam bülteni'))
  const waiting = card(page, 'Ödeme dekontu')
  await waiting.getByText('Eşleşen dava bulunamadı.').waitFor()
  await waiting.getByRole('button', { name: 'Davaya ekle…: Ödeme dekontu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Davaya ekle' })
  await dialog.getByRole('combobox', { name: 'Dava' }).fill('Demir')
  await page.getByRole('option', { name: /Demir \/ Kaya/ }).click()
  await dialog.getByRole('button', { name: 'Davaya ekle' }).click()
  await page.getByText('1 belge davaya eklendi.').waitFor()
  await page.goto(`/case-management/${caseId}?tab=documents`)
  await becomes(() => page.locator('[data-document]').count(), 1)
  assert.equal((await page.getByText('Ödeme dekontu.eml').count()) > 0, true)
})
