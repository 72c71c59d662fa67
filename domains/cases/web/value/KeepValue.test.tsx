/** A calculation of fees that was opened from a case offers its value to a case without one. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { caseErrors, caseRows } from '../../contract.ts'
import type { Case } from '../../schemas.ts'
import { SignedIn, sampleCase } from '../testing/index.tsx'
import { claimedIn, type Result } from './claimed.ts'
import { KeepValue } from './KeepValue.tsx'

const show = screensOf({ rows: caseRows, errors: caseErrors })
const sheet = { title: 'Harç', inputs: [], results: [], explanation: '', tables: [] }

const resultOf = (row: string, address: string, input: object): Result => ({
  ...{ row: `calculators.${row}`, address: `/calculators/${address}` },
  ...{ input, sheet },
})
const fees = resultOf('courtFees', 'court-fees?subject=money&case=case-1', { value: '148250.50' })

const opened = (t: TestContext, record: Partial<Case>, result = fees) =>
  show(
    t,
    <SignedIn clients="None">
      <p>Sonuç</p>
      <KeepValue result={result} />
    </SignedIn>,
    {
      answers: {
        'cases.read': () => ({ ...sampleCase, ...record }),
        'cases.updateDetails': ({ body }) => ({
          caseId: 'case-1',
          version: (body.version ?? 0) + 1,
          meanwhile: [],
        }),
      },
    },
  )

test('what was calculated with becomes the value of a case that has none, when it is asked for', async (t) => {
  const screen = await opened(t, { claimValue: null, version: 4 })
  await screen.press('148.250,50 ₺ dava değeri olsun')
  await until(() => assert.deepEqual(screen.sent().at(-1), { claimValue: '148250.50', version: 4 }))
})

test('a case that has a value keeps it, and whoever may only read is offered nothing', async (t) => {
  for (const record of [{ claimValue: '10.00' }, { claimValue: null, may: [] }]) {
    const screen = await opened(t, record)
    await screen.shows('Sonuç')
    assert.equal(document.body.textContent?.includes('dava değeri olsun'), false)
  }
})

test('only calculations of fees that name a case and have a value are about the value of a case', () => {
  assert.deepEqual(claimedIn(fees), { caseId: 'case-1', amount: '148250.50' })
  const enforcement = resultOf('enforcementCosts', 'enforcement-costs?case=c', { amount: '5.00' })
  assert.deepEqual(claimedIn(enforcement), { caseId: 'c', amount: '5.00' })
  for (const other of [
    resultOf('courtFees', 'court-fees?subject=money', { value: '5.00' }),
    resultOf('courtFees', 'court-fees?case=c', { subject: 'notMoney' }),
    resultOf('severance', 'severance?case=c', { amount: '5.00' }),
  ])
    assert.equal(claimedIn(other), undefined)
})
