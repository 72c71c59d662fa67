import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computedBody, inputOf, outcomeOf } from './computed.ts'

const chosen = {
  ...{ limitId: 'hmk-cevap-dilekcesi', service: 'electronic' as const, begin: '25.11.2026', isHeard: false },
}

test('a time limit is computed from its act, the way of service and the day, and keeps how', () => {
  const found = outcomeOf(chosen, [], 'tr')
  assert.ok(found && 'answer' in found)
  const { title, date, basis, calculation } = computedBody(found)
  // Served electronically on the fifth day: 30 November; two weeks later is 14 December.
  assert.deepEqual([date, basis], ['2026-12-14', 'HMK 127'])
  assert.match(title, /cevap dilekçesi/i)
  assert.equal(
    calculation?.address,
    '/calculators/time-limit?country=turkey&limit=hmk-cevap-dilekcesi&date=2026-11-25&service=electronic',
  )
  assert.ok(found.answer.steps.length > 1)
})

test('nothing is computed before the act and a real day are known', () => {
  assert.equal(inputOf({ ...chosen, limitId: '' }), undefined)
  assert.equal(inputOf({ ...chosen, begin: '31.11.2026' }), undefined)
})
