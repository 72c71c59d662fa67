import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf } from './amount.ts'
import { type BilledEntry, servicesOf } from './bill.ts'

const words = { language: 'tr', longest: 60 } as const
const entry = (
  id: string,
  caseId: string,
  minutes: number,
  what = 'Dava dilekçesi yazıldı',
): BilledEntry => ({
  ...{ id, caseId, minutes, what, date: '2026-12-10' },
  amount: costOf(minutes, '1000.00'),
})

test('a service names the work and its length', () => {
  const [one] = servicesOf([entry('1', 'a', 90)], 'case', words)
  assert.equal(one?.description, 'Dava dilekçesi yazıldı, 1 sa 30 dk')
  const [english] = servicesOf([entry('1', 'a', 90, 'Drafted the claim')], 'case', {
    ...words,
    language: 'en',
  })
  assert.equal(english?.description, 'Drafted the claim, 1 h 30 min')
})

test('services add up to the amounts that the entries show, not to the cost of their sum', () => {
  const entries = [entry('1', 'a', 1), entry('2', 'a', 1), entry('3', 'b', 1)]
  const [first, second] = servicesOf(entries, 'case', words)
  assert.deepEqual(first, {
    caseId: 'a',
    entryIds: ['1', '2'],
    minutes: 2,
    amount: '33.34',
    description: 'Dava dilekçesi yazıldı, 2 dk',
  })
  assert.equal(second?.amount, '16.67')
  assert.equal(servicesOf(entries, 'entry', words).length, 3)
})

test('the work of a case is listed in the order of its days, and repeated work once', () => {
  const entries = [
    { ...entry('1', 'a', 30, 'Duruşma'), date: '2026-12-11' },
    entry('2', 'a', 30, 'Keşif'),
    entry('3', 'a', 30, 'Keşif'),
  ]
  assert.equal(servicesOf(entries, 'case', words)[0]?.description, 'Keşif; Duruşma, 1 sa 30 dk')
})

test('without a rate a service has no amount', () => {
  const entries = [entry('1', 'a', 60), { ...entry('2', 'a', 60), amount: null }]
  assert.equal(servicesOf(entries, 'case', words)[0]?.amount, null)
})

test('a long text loses its end and keeps how long it took', () => {
  const [one] = servicesOf([entry('1', 'a', 80, 'x'.repeat(100))], 'entry', words)
  assert.equal(one?.description.length, 60)
  assert.match(one?.description ?? '', /^x+…, 1 sa 20 dk$/)
})
