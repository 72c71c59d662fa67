import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { OpenedKeys } from './opened.ts'

const now = new Date('2026-12-11T12:00:00.000Z')
const keyOf = () => createSecretKey(randomBytes(32))
const rowOf = (id: string, taken_at: string, closings = 0) => ({
  id,
  company_id: 'office',
  closings,
  taken_at,
})
const [former, next] = [
  rowOf('former', '2026-12-01T12:00:00.000Z'),
  rowOf('next', '2026-12-11T12:00:00.000Z'),
]

test('while an office changes its key, both are open: some transactions still see the former row', () => {
  const opened = new OpenedKeys()
  const [old, fresh] = [keyOf(), keyOf()]
  opened.open(former, old, now)
  opened.open(next, fresh, now)
  assert.equal(opened.find(former, now)?.key, old)
  assert.equal(opened.find(next, now)?.key, fresh)
})

test('a transaction that began before a key was opened again does not close it', () => {
  const opened = new OpenedKeys()
  opened.open(rowOf('next', next.taken_at, 1), keyOf(), now)
  assert.equal(opened.find(next, now), undefined)
  assert.equal(opened.find(former, now), undefined)
  assert.ok(opened.find(rowOf('next', next.taken_at, 1), now))
})

test('once another process has closed or changed it, nothing of the office stays in memory', () => {
  for (const row of [rowOf('former', former.taken_at, 1), next]) {
    const opened = new OpenedKeys()
    const dropped: string[] = []
    opened.onDropped((officeId) => dropped.push(officeId))
    opened.open(former, keyOf(), now)
    assert.equal(opened.find(row, now), undefined)
    assert.deepEqual(dropped, ['office'])
    assert.equal(opened.find(former, now), undefined)
  }
})
