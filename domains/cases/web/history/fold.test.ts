import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, folded } from './fold.ts'

const entry = (minute: number, action: string, actor = 'ayse'): Entry => ({
  id: `${minute} ${action}`,
  at: `2026-12-11T14:${String(minute).padStart(2, '0')}:00.000Z`,
  actor: { id: actor, name: '' },
  action: `case.${action}`,
  details: {},
})

test('changes of one person within ten minutes are one line; other people, other deeds and later changes are not', () => {
  const entries = [
    entry(40, 'state_changed'),
    entry(35, 'title_changed'),
    entry(30, 'deadline_changed'),
    entry(29, 'deadline_changed'),
    entry(28, 'state_changed', 'can'),
    entry(27, 'permissions_changed', 'can'),
    entry(26, 'created', 'can'),
  ]
  assert.deepEqual(
    folded(entries).map((group) => group.length),
    [3, 1, 1, 1, 1],
  )
})
