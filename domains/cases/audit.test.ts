import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseAudit } from './audit.ts'

/** Fields whose values are civil dates, by the names that the actions give them. */
const ofDays = /^(hearing|date|startDate|(date|preDeadline)(Before|After))$/
const deadlines = ['case.deadline_changed', 'task.deadline_changed']

test('every day in an entry is written as people write days', () => {
  const raw = Object.values(caseAudit).flatMap(({ action, shows }) =>
    shows.flatMap((shown) => {
      if (!('field' in shown) || 'isDay' in shown) return []
      const isChange = deadlines.includes(action) && /^(before|after)$/.test(shown.field)
      return ofDays.test(shown.field) || isChange ? [`${action}: ${shown.field}`] : []
    }),
  )
  assert.deepEqual(raw, [])
})
