import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../data/figures.ts'
import { type Country, isExpected, workingDays } from './time-limits/working-days.ts'

const holidayOn = (day: string, country: Country) => workingDays(seededFigures, country).holidayOn(day)
const expected = (day: string) => isExpected(holidayOn(day, 'turkey') ?? assert.fail(day))
const named = (day: string, country: Country = 'turkey') => holidayOn(day, country)?.name.tr
const half = (day: string) => holidayOn(day, 'turkey')?.isHalf

test('the holidays of law 2429 return each year, from the year in which they were made', () => {
  assert.equal(named('2026-01-01'), 'Yılbaşı')
  assert.equal(named('2026-10-29'), 'Cumhuriyet Bayramı')
  assert.equal(named('2016-07-15'), undefined)
  assert.equal(named('2017-07-15'), 'Demokrasi ve Millî Birlik Günü')
  assert.equal(named('2008-05-01'), undefined)
  assert.equal(named('2026-11-23'), undefined)
})

test('a feast lasts three or four days, after an eve that is free from 13.00', () => {
  const ramadan = ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-22', '2026-03-23']
  const feast = 'Ramazan Bayramı'
  assert.deepEqual(
    ramadan.map((day) => named(day)),
    [undefined, `${feast} arifesi`, feast, feast, undefined],
  )
  assert.deepEqual([half('2026-03-19'), half('2026-03-20'), half('2026-10-28')], [true, false, true])
  assert.deepEqual([named('2026-05-30'), named('2026-05-31')], ['Kurban Bayramı', undefined])
})

test('feasts that were not announced are marked as expected', () => {
  assert.equal(expected('2026-05-27'), false)
  assert.equal(expected('2027-03-09'), true)
  assert.equal(expected('2027-01-01'), false)
})

test('Northern Cyprus has its own days besides those that both have', () => {
  assert.equal(named('2026-11-15', 'kktc'), 'KKTC Cumhuriyet Bayramı')
  assert.equal(named('2026-11-15'), undefined)
  assert.equal(named('2026-07-15', 'kktc'), undefined)
  assert.equal(named('2026-08-25', 'kktc'), 'Mevlid Kandili')
  assert.equal(named('2026-05-27', 'kktc'), 'Kurban Bayramı')
})
