/** A model is configured: a case is asked about, its document is quoted, and what the model proposes is added to the case. */
import { after, test } from 'node:test'
import { startDouble } from '@mizan/platform/outside/testing'
import type { Page } from 'playwright-core'
import { callsTool, type ReceivedPrompt, says } from '../domains/assistant/server/testing/model-double.ts'

const model = await startDouble()
process.env.MODEL_URL = model.address
process.env.MODEL_NAME = 'double'
after(() => model.close())

// The server of this file reads the address of the model when it starts.
const { browser, server } = await import('./stage.ts')
const { post } = await import('./calls.ts')
const { bearer, ownPerson } = await import('./people.ts')
const { assertSoundAtWidths, newPage } = await import('./support.ts')
const { becomes, hasFocus } = await import('./waiting.ts')

const rent = 'Aylık kira bedeli 45.000 Türk lirasıdır.'
const question = 'Aylık kira bedeli ne kadar?'
const order = 'Karar 10.07.2026 günü tebliğ edildi; istinaf süresini ve dilekçe görevini davaya ekle.'
const task = 'İstinaf dilekçesini yaz'
const limit = 'İstinaf süresi'

/** The model repeats the first passage that says this. */
const quoting = (said: string) =>
  says('openai', ({ passages }: ReceivedPrompt) => {
    const passage = passages.find(({ text }) => text.includes(said))
    const supports = [{ passageId: passage?.id, quote: said }]
    return JSON.stringify({ refusal: null, sentences: [{ part: 'short', text: said, supports }] })
  })

async function caseWithLease(): Promise<string> {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'A-1', conflictsSeen: true }
  const { caseId = '' } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=documents`)
  const buffer = Buffer.from(`KİRA SÖZLEŞMESİ\n\n${rent}\n\nKira her ayın beşinde ödenir.`)
  await page
    .locator('input[type=file][multiple]:not(header *)')
    .setInputFiles({ name: 'Kira sözleşmesi.txt', mimeType: 'text/plain', buffer })
  await page.getByText('1 belgeden 1 tanesi yüklendi').waitFor()
  const found = () => post(server, '/case-management/documents/search', { query: 'bedeli', caseId }, me)
  await becomes(async () => (await found()).items?.length, 1)
  await page.context().close()
  return caseId
}

async function ask(page: Page, text: string): Promise<void> {
  const before = await page.locator('[data-answer]').count()
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill(text)
  await page.keyboard.press('Enter')
  await becomes(() => page.locator('[data-answer]').count(), before + 1)
  await hasFocus(page.getByRole('heading', { name: text, level: 2 }))
}

test('a document of the case is quoted, and a task and a time limit that were proposed stand in the case', async () => {
  const caseId = await caseWithLease()
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=assistant`)
  await page.getByRole('link', { name: 'Asistana sor' }).click()
  model.behave(quoting(rent))
  await ask(page, question)
  await page
    .getByRole('button', { name: /^Kaynak 1, Kira sözleşmesi\.txt/ })
    .first()
    .click()
  await page.getByRole('complementary', { name: 'Kaynaklar' }).getByText(rent).waitFor()
  await assertSoundAtWidths(page, 'assistant-case-answer')

  model.behave(says('openai', () => JSON.stringify({ refusal: 'nothing_found', sentences: [] })))
  await ask(page, 'Haksız fiilde zamanaşımı kaç yıldır?')
  await page.getByText('Bu davanın belgelerinde ve kayıtlarında bu sorunun yanıtı bulunamadı').waitFor()
  await assertSoundAtWidths(page, 'assistant-case-silent')

  model.behave(
    callsTool('openai', 'propose_date', {
      title: limit,
      date: '2026-12-14',
      isCritical: true,
    }),
    callsTool('openai', 'propose_task', { displayTitle: task, note: 'Önce gerekçeli kararı oku.' }),
    says('openai', () => JSON.stringify({ refusal: null, sentences: [] })),
  )
  await ask(page, order)
  await page.getByText('Siz kabul etmeden davaya hiçbir şey eklenmez.').waitFor()
  await assertSoundAtWidths(page, 'assistant-proposals')
  await page.getByRole('button', { name: `Davaya ekle: ${task}` }).click()
  await page.getByText('Davaya eklendi.').waitFor()
  await page.getByRole('button', { name: `Davaya ekle: ${limit}` }).click()
  await becomes(() => page.getByText('Davaya eklendi.').count(), 2)
  await assertSoundAtWidths(page, 'assistant-proposals-accepted')
  await page.getByRole('link', { name: 'Davada gör' }).first().click()
  await page.getByText(limit).first().waitFor()
  await page.goto(`/case-management/${caseId}?tab=tasks`)
  await page.getByText(task).first().waitFor()
})
