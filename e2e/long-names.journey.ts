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

test('a card of the board shows what is overdue in its case, within its column', async () => {
  const me = bearer(await ownPerson(server))
  const { caseId } = await post(
    server,
    '/case-management/create',
    { displayTitle: 'Kaya / Demir', caseNumber: 'P-1' },
    me,
  )
  const displayTitle = 'Arabuluculuk son tutanağının aslını dosyaya sunup sonucunu müvekkile bildirin'
  const task = { displayTitle, deadline: '2026-01-05' }
  await post(server, `/case-management/${caseId}/case-tasks/add`, task, me)
  const page = await newPage(browser, server)
  await page.goto('/case-management')
  await page.getByText('Pano', { exact: true }).click()
  const card = page.locator(`[data-card="${caseId}"]`)
  await card.getByText(/gün geçti/).waitFor({ state: 'attached' })
  await becomes(
    () =>
      card.evaluate((one) => {
        const column = one.closest('section')?.getBoundingClientRect()
        return column !== undefined && one.getBoundingClientRect().right <= column.right
      }),
    true,
  )
  await assertSoundAtWidths(page, 'cases-board-overdue')
  await page.context().close()
})
