/** The assistant: a question is answered with sources that open beside the answer, and kept in a conversation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { post } from './calls.ts'
import { newPerson } from './entering.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSound, assertSoundAtWidths, newPage, picture } from './support.ts'
import { becomes, hasFocus, holds, isAbsent, isHeldBack, settles } from './waiting.ts'

const question = 'Tahliye davası nerede ve nasıl açılır?'
const box = (page: Page) => page.getByRole('textbox', { name: 'Sorunuz' })
const notes = (page: Page) => page.getByRole('button', { name: /^Kaynak \d+, / })

async function ask(page: Page, text: string): Promise<void> {
  const before = await page.locator('[data-answer]').count()
  await box(page).fill(text)
  await page.keyboard.press('Enter')
  await becomes(() => page.locator('[data-answer]').count(), before + 1)
  await holds(box(page), '')
}

/** Opens the note of each sentence: the quote that was kept stands in the opened text, and is lit there. */
async function checkSentences(page: Page, me: Record<string, string>): Promise<void> {
  const id = new URL(page.url()).searchParams.get('conversation')
  const { answers } = await get(`/language-model/conversations/${id}`, me)
  const quotes = new Map(
    answers.flatMap(({ sentences }) => sentences).map(({ text, supports }) => [text, supports]),
  )
  const shown = await page.locator('[data-answer] [data-part] p').all()
  assert.ok(shown.length > 0)
  for (const sentence of shown) {
    const text = await sentence.locator('span').first().textContent()
    await sentence
      .getByRole('button', { name: /^Kaynak/ })
      .first()
      .click()
    const lit = page.locator('mark[data-lit]')
    await becomes(
      async () => squeezed(await lit.textContent()),
      squeezed(quotes.get(text ?? '')?.[0]?.quote ?? ''),
    )
  }
}

interface Kept {
  answers: { sentences: { text: string; supports: { quote: string }[] }[] }[]
}

async function get(path: string, headers: Record<string, string>): Promise<Kept> {
  const answer = await fetch(`${server.address}/api${path}`, { headers })
  return ((await answer.json()) as { data: Kept }).data
}

const squeezed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

test('a question is answered with sentences whose sources open beside them, and asked on in the same conversation', async () => {
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/search')
  await settles(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Komutlar' }).fill('asistana sor')
  await page.getByRole('option', { name: 'Asistana sor', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ne bilmek istiyorsunuz?' }).waitFor()
  await hasFocus(box(page))
  await assertSoundAtWidths(page, 'assistant-start')
  await ask(page, question)
  await page.waitForURL(/\/rag\?conversation=/)
  await hasFocus(page.getByRole('heading', { name: question, level: 2 }))
  await becomes(() => page.title(), `${question} · Mizan`)
  await page.getByText(/^\d+ cümlenin \d+’\S+ kaynağında doğrulandı$/).waitFor()
  await assertSoundAtWidths(page, 'assistant-answer')
  await checkSentences(page, bearer(await ownPerson(server)))
  await assertSoundAtWidths(page, 'assistant-source')
  await page.getByRole('link', { name: 'Tam metni aç' }).waitFor()
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Denetlenebilir kayıt (JSON)' }).click(),
  ])
  assert.equal(file.suggestedFilename(), `${question.slice(0, -1)}.json`)

  await ask(page, 'Peki süresi ne kadardır?')
  await becomes(() => page.getByRole('listitem').filter({ hasText: '2 soru' }).count(), 1)
  await page.reload()
  await becomes(() => page.locator('[data-answer]').count(), 2)
  await page.getByRole('link', { name: 'Yeni sohbet' }).click()
  await page.getByRole('heading', { name: 'Ne bilmek istiyorsunuz?' }).waitFor()
  await page.goBack()
  await becomes(() => page.locator('[data-answer]').count(), 2)
  await page.context().close()
})

test('on a phone sources and conversations open over the answer, and a question survives a reload, a stop and a lost connection', async () => {
  const page = await newPage(browser, server, { language: 'tr', width: 390 })
  await page.goto('/rag')
  await box(page).fill('Yarım kalan soru')
  await page.reload()
  await holds(box(page), 'Yarım kalan soru')
  await page.route('**/language-model/agent/chat', (route) => isHeldBack(route.request()), { times: 1 })
  await page.getByRole('button', { name: 'Sor', exact: true }).click()
  await page.getByRole('list', { name: 'Yanıtın aşamaları' }).getByText('Aranıyor').waitFor()
  await assertSound(page, 'assistant-searching-390')
  await page.getByRole('button', { name: 'Durdur' }).click()
  await becomes(() => box(page).isEditable(), true)
  await holds(box(page), 'Yarım kalan soru')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sor', exact: true }).click()
  await page.getByText('Soru yanıtlanamadı.').waitFor()
  await holds(box(page), 'Yarım kalan soru')
  await becomes(() => page.getByRole('button', { name: 'Sor', exact: true }).isDisabled(), true)
  await page.context().setOffline(false)
  await becomes(() => page.getByRole('button', { name: 'Sor', exact: true }).isDisabled(), false)
  await ask(page, question)
  await notes(page).first().click()
  const sources = page.getByRole('dialog', { name: 'Kaynaklar' })
  await sources.locator('mark[data-lit]').waitFor()
  await picture(page, 'assistant-source-390')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await isAbsent(sources)
  await page.getByRole('button', { name: 'Sohbetler' }).click()
  const list = page.getByRole('dialog', { name: 'Sohbetler' })
  await list.getByRole('link', { name: 'Yeni sohbet' }).click()
  await isAbsent(list)
  await page.getByRole('heading', { name: 'Ne bilmek istiyorsunuz?' }).waitFor()
  await page.context().close()
})

test('conversations are found, renamed, shared and deleted, and a case is asked about from its own tab', async () => {
  const me = bearer(await ownPerson(server))
  const wanted = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: 'A-1', conflictsSeen: true }
  const { caseId } = await post(server, '/case-management/create', wanted, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto(`/case-management/${caseId}?tab=assistant`)
  await page.getByRole('heading', { name: 'Bu dava hakkında sohbet yok' }).waitFor()
  await page.getByRole('link', { name: 'Asistana sor' }).click()
  await page.getByRole('link', { name: 'Yılmaz / ABC A.Ş.' }).waitFor()
  await ask(page, question)
  await page.getByRole('link', { name: 'Yılmaz / ABC A.Ş.' }).waitFor()
  await page.getByRole('link', { name: 'Yeni sohbet' }).click()
  await ask(page, 'Haksız fiilde zamanaşımı kaç yıldır?')

  const list = page.getByRole('list', { name: 'Sohbetler' })
  await becomes(() => list.getByRole('link').count(), 2)
  await page.getByRole('button', { name: `İşlemler: ${question}` }).click()
  await page.getByRole('menuitem', { name: 'Yeniden adlandır' }).click()
  await page.getByRole('textbox', { name: 'Sohbetin adı' }).fill('Yılmaz tahliyesi')
  await page.keyboard.press('Enter')
  await list.getByRole('link', { name: /^Yılmaz tahliyesi/ }).waitFor()
  await page.getByRole('searchbox', { name: 'Sohbetlerde ara' }).fill('yilmaz')
  await becomes(() => list.getByRole('link').count(), 1)
  await list.getByRole('link', { name: /^Yılmaz tahliyesi/ }).click()
  await page.getByRole('button', { name: 'Paylaş', exact: true }).click()
  await page.getByRole('switch', { name: 'Büromla paylaş' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Paylaşılıyor' }).waitFor()
  await becomes(() => page.title(), 'Yılmaz tahliyesi · Mizan')

  await page.goto(`/case-management/${caseId}?tab=assistant`)
  await assertSoundAtWidths(page, 'assistant-case')
  await page.getByRole('link', { name: /^Yılmaz tahliyesi/ }).click()
  await page.getByRole('button', { name: 'İşlemler: Yılmaz tahliyesi' }).click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sohbeti sil' }).click()
  await page.getByRole('heading', { name: 'Ne bilmek istiyorsunuz?' }).waitFor()
  await becomes(() => list.getByRole('link').count(), 1)
  await page.context().close()
})

test('an administrator stops hiding personal data on the screen of the office, and the record says so', async () => {
  const { page } = await newPerson({ language: 'tr' })
  await page.goto('/company?tab=data')
  const section = page.getByRole('region', { name: 'Asistanda gizlilik' })
  const hiding = section.getByRole('switch', { name: 'Kişisel verileri gizle' })
  await hiding.waitFor()
  assert.equal(await hiding.isChecked(), true)
  await assertSoundAtWidths(page, 'assistant-secrecy')
  await hiding.click()
  await page.getByRole('dialog').getByText('Değişiklik adınızla işlem kaydına yazılır.').waitFor()
  await assertSound(page, 'assistant-secrecy-asks')
  await page.getByRole('button', { name: 'Gizlemeyi kapat' }).click()
  await section.getByText('Kapalı: metinler dış hizmete adlarla ve numaralarla gider.').waitFor()
  await isAbsent(page.getByRole('dialog'))
  await page.reload()
  await hiding.waitFor()
  assert.equal(await hiding.isChecked(), false)
  await page.goto('/company?tab=audit')
  await page.getByText('Asistanda kişisel verilerin gizlenmesini değiştirdi').waitFor()
  await page.getByText('Gizlenir → Gizlenmez').waitFor()
  await page.context().close()
})
