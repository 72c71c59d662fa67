import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isApplication, numbersOf, printedDate } from './decision-numbers.ts'

const ofCourt = { country: 'turkey', court: 'Anayasa Mahkemesi' } as const

test('a decision is known by its case and decision numbers, and what the source does not give is left out', () => {
  const decision = { country: 'turkey', court: 'Yargıtay' } as const
  const both = { ...decision, caseNumber: '2019/1234', decisionNumber: '2020/567' }
  assert.deepEqual(numbersOf(both), ['E. 2019/1234', 'K. 2020/567'])
  assert.deepEqual(numbersOf({ ...both, decisionNumber: null }), ['E. 2019/1234'])
  assert.deepEqual(numbersOf({ ...both, caseNumber: null, decisionNumber: '' }), [])
})

test('an individual application has one number of its own', () => {
  assert.deepEqual(numbersOf({ ...ofCourt, caseNumber: '2016/24912' }), ['B. No: 2016/24912'])
  assert.deepEqual(numbersOf({ ...ofCourt, caseNumber: '2019/1', decisionNumber: '2020/2' }), [
    'E. 2019/1',
    'K. 2020/2',
  ])
})

test('in Northern Cyprus the constitutional court hears no individual applications', () => {
  assert.equal(isApplication({ ...ofCourt, country: 'kktc' }), false)
  assert.equal(isApplication(ofCourt), true)
})

test('a date is printed with the day first', () => {
  assert.equal(printedDate('2020-02-12'), '12.02.2020')
})
