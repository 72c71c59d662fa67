import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shown } from '@mizan/platform/contract'
import { caseAudit } from './audit.ts'

test('days in the history are written as the reader writes them', () => {
  const daysOf = (shows: readonly Shown[]) =>
    shows.flatMap((one) => ('isDay' in one && 'field' in one ? [one.field] : []))
  assert.deepEqual(daysOf(caseAudit['limit.added'].shows), ['date'])
  assert.deepEqual(daysOf(caseAudit['task.deadline_changed'].shows), ['before', 'after'])
  assert.deepEqual(daysOf(caseAudit['hearing.changed'].shows), ['dateBefore', 'dateAfter'])
  assert.deepEqual(daysOf(caseAudit['limit.changed'].shows), [
    ...['dateBefore', 'dateAfter'],
    ...['preDeadlineBefore', 'preDeadlineAfter'],
  ])
})
