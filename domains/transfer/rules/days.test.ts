import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn, hasFormOfDay } from './days.ts'

test('days are read as people and spreadsheets write them', () => {
  for (const written of [
    ...['14.12.2026', '14/12/2026', '2026-12-14', ' 14.12.2026 10:30 ', '2026-12-14T00:00:00Z'],
    ...[
      '14 Aralık 2026',
      '14 ARALIK 2026',
      '14-Ara-26',
      '14 Aralık 2026 Pazartesi',
      '14 Aralık 2026, Pazartesi',
    ],
    ...['14. Aralık 2026', '14 Dec 2026', '14 DECEMBER 2026', '14.12.26', '46370'],
  ])
    assert.equal(dayIn(written), '2026-12-14', written)
  assert.equal(dayIn('1.2.27'), '2027-02-01')
  assert.equal(dayIn('1.2.98'), '1998-02-01')
  assert.equal(dayIn('5 MAYIS 2026'), '2026-05-05')
})

test('a day that the calendar lacks is told from a form that is not known', () => {
  for (const written of ['31.02.2026', '29 Şubat 2027', '31.4.27']) {
    assert.equal(dayIn(written), undefined, written)
    assert.equal(hasFormOfDay(written), true, written)
  }
  for (const written of ['12/14/2026', '12.2026', 'yarın', '14 Brumaire 2026', '123456', '12']) {
    assert.equal(dayIn(written), undefined, written)
    assert.equal(hasFormOfDay(written), false, written)
  }
})
