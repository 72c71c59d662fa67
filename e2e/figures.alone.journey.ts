/** Figures of calculators: one person of staff proposes a rate, another one confirms it, and calculators use it. */
import { test } from 'node:test'
import { post } from './calls.ts'
import { newPageOf } from './entering.ts'
import { bearer, ownPerson, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { appoint } from './states.ts'
import { assertSoundAtWidths, newPage, picture } from './support.ts'
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
  await other.getByText(/^No legal interest rate is recorded for 01\/01\/2027/).waitFor()
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

test('a feast that one person of staff moves has other days once another one has confirmed it', async () => {
  const first = await registerFully(server)
  await appoint(server, first.email)
  const proposer = await newPageOf(browser, server, first, { language: 'tr', unhurried: true })
  await proposer.goto('/features/figures')
  await proposer.getByText(/^Bayram ve ek tatil günleri \(\d+\)$/).click()
  const row = proposer.getByRole('listitem').filter({ hasText: 'Ramazan Bayramı 09.03.2027' }).first()
  await row.getByRole('button', { name: 'Taşı' }).click()
  await row.getByRole('button', { name: 'Öner' }).click()
  await row.getByText('Kaynak yazın').waitFor()
  await row.getByRole('textbox', { name: 'Yeni ilk gün' }).fill('10.03.2027')
  await row.getByText('Son gün 12.03.2027 olur.').waitFor()
  await row.getByLabel('Kaynak açıklaması').fill('Dinî günler takvimi 2027')
  await row.getByLabel('Kaynağıyla karşılaştırıldı').check()
  await assertSoundAtWidths(proposer, 'staff-figures-move')
  await row.getByRole('button', { name: 'Öner' }).click()
  await proposer.getByText(/taşınsın: 09\.03\.2027/).waitFor()

  const second = await registerFully(server)
  await appoint(server, second.email)
  const other = await newPageOf(browser, server, second, { language: 'en', unhurried: true })
  const limit = '/calculators/time-limit?limit=own&amount=1&unit=week&date=2027-03-02'
  await other.goto(limit)
  await other.getByText('12/03/2027 Friday').first().waitFor()
  await other.goto('/features/figures')
  const card = other
    .getByRole('listitem')
    .filter({ hasText: 'in place of the row that begins on 09/03/2027' })
  await card.getByRole('button', { name: 'Confirm' }).click()
  await card.getByText('Confirmed').waitFor()
  await other.goto(limit)
  await other.getByText('09/03/2027 Tuesday').first().waitFor()
  await picture(other, 'calculators-feast-moved')
  const aCase = { displayTitle: 'Yılmaz / ABC', caseNumber: 'D-1' }
  await post(server, '/case-management/create', aCase, bearer(second))
  await other.goto('/calendar?scale=month&day=2027-03-12')
  const feast = other.locator('td[data-day="2027-03-12"]').getByText('Ramadan Feast', { exact: true })
  await feast.waitFor()
  await isAbsent(other.locator('td[data-day="2027-03-09"]').getByText('Ramadan Feast', { exact: true }))
  await picture(other, 'calendar-feast-moved')
  for (const page of [proposer, other]) await page.context().close()
})
