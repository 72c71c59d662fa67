import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseOptions } from './case-choice.ts'

const one = { caseId: '1', caseNumber: '2026/1', displayTitle: 'Yılmaz / ABC', state: null, mayWrite: true }
const other = { ...one, caseId: '2', caseNumber: '2026/2', displayTitle: 'Demir / Kaya', mayWrite: false }

test('a case that may only be read is shown with the reason and cannot be chosen', () => {
  assert.deepEqual(caseOptions([one, other], { readOnly: 'yazma yetkiniz yok' }), [
    { value: '1', label: 'Yılmaz / ABC · 2026/1' },
    { value: '2', label: 'Demir / Kaya · 2026/2', detail: 'yazma yetkiniz yok', disabled: true },
  ])
})

test('where reading is enough every case can be chosen, but for the one in which it is', () => {
  assert.deepEqual(caseOptions([one, other], { without: '1' }), [
    { value: '2', label: 'Demir / Kaya · 2026/2' },
  ])
  assert.deepEqual(caseOptions(undefined), [])
})
