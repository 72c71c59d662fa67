/** What is said of decisions that a filter by date leaves out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { researchRows } from '../../../contract.ts'
import { researchErrors } from '../../../errors.ts'
import { readDecisionAddress } from '../../address/decisions.ts'
import { UndatedNotice } from './UndatedNotice.tsx'

const show = screensOf({ rows: researchRows, errors: researchErrors })
const facets = { courts: [], chambers: [], outcomes: [], years: [], laws: [], undated: 3, approximate: false }
const counted = { 'decisions.facets': () => ({ total: 20, totalIsLowerBound: false, facets, tookMs: 1 }) }
const noticeOf = (raw: Record<string, string>, onShow = () => {}) => (
  <UndatedNotice address={readDecisionAddress(raw, 'turkey')} onShow={onShow} />
)

test('a search by date says how many decisions it leaves out, and leads to them', async (t) => {
  let shown = 0
  const screen = await show(
    t,
    noticeOf({ q: 'kira', from: '2020-01-01' }, () => shown++),
    { answers: counted },
  )
  await screen.shows('3 karar, tarihi bilinmediği için')
  await screen.press(/göster/i)
  assert.equal(shown, 1)
})

for (const [what, raw] of [
  ['no dates', { q: 'kira' }],
  ['dates of which the end comes first', { q: 'kira', from: '2020-02-01', to: '2020-01-01' }],
  ['the undated decisions themselves', { q: 'kira', from: '2020-01-01', undated: '1' }],
] as const)
  test(`nothing is asked or said beside ${what}`, async (t) => {
    const screen = await show(t, noticeOf(raw), { answers: counted })
    await new Promise((resolve) => setTimeout(resolve, 50))
    screen.lacks('button', /göster/i)
    assert.deepEqual(screen.sent(), [])
  })
