import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInTemplates } from '../data/task-templates.ts'
import { deadlineAt, nextWorkingDay } from './template-days.ts'

test('days of a template are calendar days from its start, in both directions', () => {
  assert.equal(deadlineAt('2026-12-30', 0), '2026-12-30')
  assert.equal(deadlineAt('2026-12-30', 3), '2027-01-02')
  assert.equal(deadlineAt('2028-03-01', -1), '2028-02-29')
})

test('the next working day is behind weekends and holidays, however they follow each other', () => {
  const holidays = ['2027-01-01', '2027-01-04']
  const next = (day: string) => nextWorkingDay(day, (one) => holidays.includes(one))
  assert.equal(next('2026-12-31'), '2026-12-31')
  assert.equal(next('2026-12-05'), '2026-12-07')
  assert.equal(next('2027-01-01'), '2027-01-05')
  assert.equal(next('2027-01-02'), '2027-01-05')
})

test('each template of the product has its own id and its tasks in the order of their days', () => {
  assert.equal(new Set(builtInTemplates.map(({ id }) => id)).size, builtInTemplates.length)
  for (const { name, items } of builtInTemplates) {
    const days = items.map(([offset]) => offset)
    assert.deepEqual(
      days,
      [...days].sort((one, other) => one - other),
      name,
    )
    assert.equal(new Set(items.map(([, title]) => title)).size, items.length, name)
  }
  assert.equal(builtInTemplates.find(({ name }) => name === 'İşe iade davası')?.items.length, 12)
})
