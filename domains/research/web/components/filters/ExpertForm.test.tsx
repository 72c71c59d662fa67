/** The rules of the expert search: which dates it takes, what they mean, and what excludes what. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Language } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { researchRows } from '../../../contract.ts'
import { researchErrors } from '../../../errors.ts'
import { readDecisionAddress } from '../../address/decisions.ts'
import ExpertForm from './ExpertForm.tsx'

const show = screensOf({ rows: researchRows, errors: researchErrors })
const start = 'Karar tarihi, başlangıç'
const end = 'Karar tarihi, bitiş'
const wrongDate = 'Tarihi gün.ay.yıl olarak yazın; 1900 ile 2099 arasında olmalı.'

async function search(t: TestContext, more = '', language: Language = 'tr') {
  const screen = await show(t, <ExpertForm />, {
    language,
    address: `/search/case?country=turkey&view=expert${more}`,
    readAddress: (raw) => readDecisionAddress(raw, 'turkey'),
  })
  const filters = () => {
    const { country, view, ...rest } = Object.fromEntries(new URLSearchParams(screen.address().split('?')[1]))
    return rest
  }
  return Object.assign(screen, { filters })
}

for (const [language, say] of [
  ['tr', { start, end, apply: 'Uygula', order: 'Bitiş tarihi başlangıç tarihinden önce olamaz.' }],
  [
    'en',
    {
      start: 'Decided from',
      end: 'Decided until',
      apply: 'Apply',
      order: 'The end date cannot be before the start date.',
    },
  ],
] as const)
  test(`an end before the start is refused at the end, and nothing is searched, in ${language}`, async (t) => {
    const screen = await search(t, '', language)
    await screen.type(say.start, '01.02.2020')
    await screen.type(say.end, '31.01.2020')
    await screen.press(say.apply)
    await screen.refuses(say.end, say.order)
    await screen.accepts(say.start)
    await screen.hasFocus(say.end)
    assert.deepEqual(screen.filters(), {})
    await screen.type(say.end, '01.02.2020')
    await screen.accepts(say.end)
    await screen.press(say.apply)
    await until(() => assert.deepEqual(screen.filters(), { from: '2020-02-01', to: '2020-02-01' }))
  })

for (const typed of ['31.02.2020', '01.01.1899', '12.13.2024', 'dün'])
  test(`${typed} is no date to search by`, async (t) => {
    const screen = await search(t)
    await screen.type(start, typed)
    await screen.press('Uygula')
    await screen.refuses(start, wrongDate)
    await screen.hasFocus(start)
    assert.deepEqual(screen.filters(), {})
  })

test('a year alone is all of that year, and a day may be typed as it is spoken', async (t) => {
  const screen = await search(t)
  await screen.type(start, '2019')
  await screen.type(end, '2019')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), { from: '2019-01-01', to: '2019-12-31' }))
  await screen.type(start, '1/3/2019')
  await screen.press('Uygula')
  await until(() => assert.equal(screen.filters().from, '2019-03-01'))
})

test('dates take the place of the choice of undated decisions', async (t) => {
  const screen = await search(t, '&undated=1')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), { undated: '1' }))
  await screen.type(start, '12.03.2024')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), { from: '2024-03-12' }))
})

test('dates of the address stand in the form, and emptied fields leave the address', async (t) => {
  const screen = await search(t, '&from=2010-01-01&to=2020-12-31&caseYear=2015')
  await screen.holds(start, '01.01.2010')
  await screen.holds(end, '31.12.2020')
  await screen.type(end, '')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), { from: '2010-01-01', caseYear: '2015' }))
  await screen.press('Alanları boşalt')
  await screen.holds(start, '')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), {}))
})

test('an article is searched for with its law, and a year within those that there are', async (t) => {
  const screen = await search(t)
  await screen.type('Madde no', '344')
  await screen.type('Esas yılı', '2150')
  await screen.press('Uygula')
  await screen.refuses('Kanun no', 'Madde ile birlikte kanun numarasını da yazın.')
  await screen.refuses('Esas yılı', '1900 ile 2099 arasında bir yıl yazın.')
  await screen.type('Kanun no', '6098')
  await screen.type('Esas yılı', '2015')
  await screen.press('Uygula')
  await until(() => assert.deepEqual(screen.filters(), { article: '344', law: '6098', caseYear: '2015' }))
})
