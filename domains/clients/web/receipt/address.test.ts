import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LedgerLine } from '../../schemas.ts'
import { receiptAddress, serviceOf } from './address.ts'

const service = {
  transactionId: 's/1',
  amount: { amount: '7500.00', currency: 'TRY' },
  receipt: null,
} as LedgerLine

test('a service opens the calculator with its amount as what is collected, asks who pays, and names itself', () => {
  const address = receiptAddress('c1', service)
  assert.equal(
    address,
    '/calculators/receipt?amount=7500.00&given=collected&payer=ask&client=c1&service=s%2F1',
  )
  assert.deepEqual(serviceOf(address), { clientId: 'c1', transactionId: 's/1' })
})

test('a service with a receipt opens the calculator with the inputs that were kept', () => {
  const money = { amount: '1.00', currency: 'TRY' } as const
  const receipt = { gross: money, collected: money, inputs: { amount: '9.00', given: 'net' } }
  assert.match(receiptAddress('c1', { ...service, receipt }), /amount=9\.00&given=net&client=c1/)
})

test('other addresses name no service', () => {
  assert.equal(serviceOf('/calculators/receipt?amount=1'), undefined)
  assert.equal(serviceOf('/calculators/interest?client=c1&service=s1'), undefined)
})
