import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDayOrder } from './day-order.ts'

const item = (name: string, kind: 'hearing' | 'limit' | 'deadline' | 'task', more: object = {}) => ({
  ...{ name, kind, time: null, isCritical: false, isPreDeadline: false, isDone: false },
  ...more,
})

test('a hearing is never behind time limits; what is done comes last', () => {
  const day = [
    item('heard at 9', 'hearing', { time: '09:00', isDone: true }),
    item('task', 'task'),
    item('done', 'limit', { isCritical: true, isDone: true }),
    item('deadline', 'deadline'),
    item('limit', 'limit'),
    item('critical earlier day', 'limit', { isCritical: true, isPreDeadline: true }),
    item('critical', 'limit', { isCritical: true }),
    item('at 16', 'hearing', { time: '16:45' }),
    item('at 9', 'hearing', { time: '09:30' }),
  ]
  assert.deepEqual(
    inDayOrder(day).map(({ name }) => name),
    [
      ...['at 9', 'at 16', 'critical', 'critical earlier day', 'limit', 'deadline', 'task'],
      ...['heard at 9', 'done'],
    ],
  )
})
