/** Figures of calculators: one person of staff proposes a rate, another one confirms it, and calculators use it. */
import { test } from 'node:test'
import { newPageOf } from './entering.ts'
import { ownPerson, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { appoint } from './states.ts'
import { assertSoundAtWidths, newPage } from './support.ts'
import { isAbsent } from './waiting.ts'

test('a rate that one person of staff proposes counts once another one has confirmed it', async () => {
  await appoint(server, (await ownPerson(server)).email)
  const proposer = await newPage(browser, server, { language: 'tr', unhurried: true })
  await proposer.goto('/features')
  await proposer.getByRole('link', { name: 'Oranlar' }).click()
  await proposer.getByLabel('Değer').fill('29')
  await proposer.getByRole('textbox', { name: 'İlk gün' }).fill('01.01.2027')
  await proposer.getByRole('button', { name: 'Öner' }).click()
  await proposer.getByText('Kaynak yazın: kanun ve madde').waitFor()
  await proposer.getByLabel('Kaynak açıklaması').fill('Deneme kararı')
  await proposer.getByRole('button', { name: 'Öner' }).click()
  const card = proposer.getByRole('listitem').filter({ hasText: 'yasal faiz oranı eklensin' })
  await card.getByText('Onay bekliyor').waitFor()
  await isAbsent(card.getByRole('button', { name: 'Onayla' }))
  await assertSoundAtWidths(proposer, 'staff-figures')

  const second = await registerFully(server)
  await appoint(server, second.email)
  const other = await newPageOf(browser, server, second, { language: 'en', unhurried: true })
  await other.goto('/calculators/interest?kind=legal&claim=36500.00~2026-12-31&end=2027-01-10')
  await other.getByText('There is no legal interest rate for 01/01/2027.').waitFor()
  await other.goto('/features/figures')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Add legal interest rate' })
    .getByText('Confirmed')
    .waitFor()
  await other.goto('/calculators/interest?kind=legal&claim=36500.00~2026-12-31&end=2027-01-10')
  await other.getByText('₺290.00').first().waitFor()
  for (const page of [proposer, other]) await page.context().close()
})
