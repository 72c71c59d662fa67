/** An address that the server writes shows the same sum in the browser. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAddress } from '@mizan/platform/ui'
import { interestAddress, timeLimitAddress } from '../../rules/address.ts'
import { InterestInput } from '../../schemas/interest.ts'
import { TimeLimitInput } from '../../schemas/time-limit.ts'
import * as interest from '../interest/form.ts'
import * as timeLimit from '../time-limit/form.ts'
import { readInputs } from './inputs.ts'

const inputsIn = (address: string) => readInputs(parseAddress(address.slice(address.indexOf('?'))))

test('the address of a sum of interest gives its inputs', () => {
  for (const given of [
    {
      kind: 'legal',
      claims: [
        { amount: '100000.50', startDate: '2024-01-01' },
        { amount: '7.00', startDate: '2024-03-01' },
      ],
      endDate: '2026-10-01',
      payments: [{ amount: '12.00', date: '2025-01-01' }],
      costs: '3.00',
    },
    {
      kind: 'contractual',
      claims: [{ amount: '1.00', startDate: '2024-01-01' }],
      endDate: '2026-10-01',
      rate: '24.5',
    },
    {
      kind: 'table',
      currency: 'EUR',
      claims: [{ amount: '1.00', startDate: '2024-01-01' }],
      endDate: '2026-10-01',
      rates: [{ from: '2024-01-01', rate: '5' }],
    },
  ]) {
    const input = InterestInput.parse(given)
    const form = interest.readForm(inputsIn(interestAddress(input)), 'tr')
    const { rate, ...shown } = InterestInput.parse(interest.inputOf(form, 'tr'))
    assert.deepEqual({ ...shown, ...(rate && { rate }) }, input)
  }
})

test('the address of a time limit gives its inputs', () => {
  for (const given of [
    { limit: 'hmk-istinaf', service: 'electronic', date: '2026-07-10', heardInRecess: true },
    { own: { amount: 3, unit: 'month', direction: 'back', recess: 'hmk' }, date: '2026-07-10' },
    { country: 'kktc', own: { amount: 21, unit: 'day' }, date: '2026-07-10' },
  ]) {
    const input = TimeLimitInput.parse(given)
    const form = timeLimit.readForm(inputsIn(timeLimitAddress(input)), 'tr', 'turkey')
    assert.deepEqual(TimeLimitInput.parse(timeLimit.inputOf(form)), input)
  }
})
