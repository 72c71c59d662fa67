import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf } from './amount.ts'
import { type BilledEntry, servicesOf } from './bill.ts'

const words = { language: 'tr', longest: 60 } as const
const entry = (id: string, caseId: string, minutes: number): BilledEntry => ({
  id,
  caseId,
  minutes,
  amount: costOf(minutes, '1000.00'),
})

test('services add up to the amounts that the entries show, not to the cost of their sum', () => {
  const entries = [entry('1', 'a', 1), entry('2', 'a', 1), entry('3', 'b', 1)]
  const [first, second] = servicesOf(entries, 'case', words)
  assert.deepEqual(first, {
    caseId: 'a',
    entryIds: ['1', '2'],
    minutes: 2,
    amount: '33.34',
    description: 'Çalışma, 2 dk',
  })
  assert.deepEqual([second?.amount, second?.description], ['16.67', 'Çalışma, 1 dk'])
  assert.equal(servicesOf(entries, 'entry', words).length, 3)
})

test('a service that would cost nothing is not made', () => {
  assert.deepEqual(servicesOf([{ ...entry('1', 'a', 1), amount: '0.00' }], 'case', words), [])
})

test('a long text loses its end and keeps how long it took', () => {
  const [one] = servicesOf([entry('1', 'a', 80)], 'entry', { ...words, description: 'x'.repeat(100) })
  assert.equal(one?.description.length, 60)
  assert.match(one?.description ?? '', /^x+…, 1 sa 20 dk$/)
})
