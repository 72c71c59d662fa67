import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractCitations } from '../citations.ts'

const numbers = (text: string) =>
  extractCitations(text).flatMap((one) =>
    one.kind === 'decision' ? [[one.court, one.chamber, one.caseNumber, one.decisionNumber, one.date]] : [],
  )

test('the date before completes a short number of the plenary boards', () => {
  const board = ['Yargıtay', 'Hukuk Genel Kurulu']
  assert.deepEqual(numbers('(HGK 23.06.2004, 13/291-370)'), [
    [...board, '2004/13-291', '2004/370', '2004-06-23'],
  ])
  assert.deepEqual(numbers('YHGK 23.10.2002 gün ve 2002/11-768-840;'), [
    [...board, '2002/11-768', '2002/840', '2002-10-23'],
  ])
})

test('a unification of case law has the year of its date', () => {
  assert.deepEqual(numbers('22.06.1966 günlü ve 7/7 sayılı İçtihadı Birleştirme Kararı'), [
    ['Yargıtay', undefined, '1966/7', '1966/7', '1966-06-22'],
  ])
  assert.deepEqual(numbers('22.06.1966 günlü ve 7/7 sayılı hüküm'), [])
})

test('of two short numbers only the decision has the year of the date', () => {
  const own = 'Yargıtay 13. Hukuk Dairesinin 12.05.2014 tarih ve 15204-9236 sayılı ilamı'
  assert.deepEqual(numbers(own), [['Yargıtay', '13. Hukuk Dairesi', undefined, '2014/9236', '2014-05-12']])
  assert.deepEqual(numbers('Mahkemenin 12.05.2014 tarih ve 15204-9236 sayılı hükmü'), [])
})
