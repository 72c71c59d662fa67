import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberOfDay } from './number-of-day.ts'

test('a number that became a day is known in each form in which programs show days', () => {
  for (const shown of [
    ...['2026-05-01', '2026-05-01 00:00', '1.05.2026', '01.05.2026', '1/5/2026'],
    ...['May.26', 'May-26', '1 May 2026', '01-May-26'],
  ])
    assert.equal(numberOfDay(shown), '2026/5', shown)
  assert.equal(numberOfDay('Oca.26'), '2026/1')
  assert.equal(numberOfDay('Ağu.25'), '2025/8')
})

test('numbers of registers and offices are no days', () => {
  for (const written of [
    '2026/5',
    '2026/5 E.',
    '2026-5',
    'B-2026-12',
    '',
    '46143',
    '2026/114 D.İş',
    'Ek.26',
    'Abc.26',
  ])
    assert.equal(numberOfDay(written), undefined, written)
})
