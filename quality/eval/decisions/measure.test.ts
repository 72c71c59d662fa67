import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { decisionsFile } from './main.ts'
import { type DecisionLabel, isAcceptable, measureDecisions } from './measure.ts'
import { keyOf } from './pack.ts'

const labels = readLines<DecisionLabel>(decisionsFile)

test('the set has 300 decisions, each once, a fifth of them read twice', () => {
  assert.equal(new Set(labels.map(keyOf)).size, 300)
  assert.equal(labels.filter(({ outcomeAgain }) => outcomeAgain !== undefined).length, 60)
  assert.ok(labels.every(({ about, applicant }) => (about?.length ?? 0) > 0 !== Boolean(applicant)))
})

test('an outcome that is not given is not wrong, and a wrong one is counted', () => {
  const set: DecisionLabel[] = [
    { court: 'A', outcome: 'Bozma', about: ['kira'], date: '2020-01-02' },
    { court: 'B', outcome: 'Onama', outcomeAgain: 'Ret', about: ['kira'] },
  ]
  const report = measureDecisions(set, ({ court }) =>
    court === 'A'
      ? { outcome: null, headline: 'Kira bedelinin tespiti', statedDate: '2020-01-02' }
      : { outcome: 'Bozma', headline: null, statedDate: '2020-01-03' },
  )
  const { outcome, outcomeGiven, headline, dates, wrongDates, agreement } = report
  assert.deepEqual([outcome, outcomeGiven, headline, dates, wrongDates, agreement], [0, 0.5, 0.5, 1, 1, 0])
})

test('a headline is acceptable if it names the claim or the applicant', () => {
  const labelled = (label: Partial<DecisionLabel>) => ({ court: 'A', outcome: null, ...label })
  assert.ok(isAcceptable(labelled({ about: ['işe iade', 'fesih'] }), 'İŞE İADE – Onama'))
  assert.ok(!isAcceptable(labelled({ about: ['işe iade'] }), 'Alacak'))
  assert.ok(isAcceptable(labelled({ applicant: 'AŞ' }), 'Ayşe Şen başvurusu'))
  assert.ok(!isAcceptable(labelled({ applicant: 'AŞ' }), 'Adil yargılanma hakkı'))
})
