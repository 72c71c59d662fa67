/** Days and names that are longer than usual stay where they belong. */
import { test } from 'node:test'
import { post } from './calls.ts'
import { bearer, ownPerson } from './people.ts'
import { browser, server } from './stage.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { becomes } from './waiting.ts'

test('what is long stays in its place: a day long past in the list, a name of one word beside a case', async () => {
  const me = bearer(await ownPerson(server))
  const { clientId } = await post(server, '/client/create', { name: 'Uzunisimli'.repeat(12) }, me)
  const wanted = { displayTitle: 'Uzun / Kısa', caseNumber: '2028/1', deadline: '2026-01-05', clientId }
  const { caseId } = await post(server, '/case-management/create', { ...wanted, conflictsSeen: true }, me)
  const page = await newPage(browser, server, { language: 'tr' })
  await page.goto('/case-management')
  const cell = page.getByRole('cell', { name: /^5 Ocak 2026/ })
  await cell.waitFor()
  const isWhole = () => cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  await becomes(isWhole, true)
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('link', { name: /^Uzunisimli/ }).waitFor()
  await assertSoundAtWidths(page, 'cases-long-names')
  await page.context().close()
})
