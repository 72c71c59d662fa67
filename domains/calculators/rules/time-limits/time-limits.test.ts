import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededFigures } from '../../data/figures.ts'
import { englishTables } from '../../data/limits-english.ts'
import { englishRemarks } from '../../data/limits-remarks.en.ts'
import { type FigureRow, TimeLimitInput } from '../../schemas.ts'
import { Refusal } from '../refusal.ts'
import { calculateTimeLimit } from './calculate.ts'
import { namedLimits } from './named-limits.ts'
import { timeLimitSheet } from './sheet.ts'

type Body = Parameters<typeof TimeLimitInput.parse>[0] & object

const of = (body: Body, figures = seededFigures) => calculateTimeLimit(TimeLimitInput.parse(body), figures)
const lastDay = (body: Body) => of(body).lastDay
const codes = (body: Body) => of(body).notes.map(({ code }) => code)
const articles = (body: Body) =>
  of(body).steps.map(({ cites = [] }) => cites.map(({ law, article }) => `${law} ${article}`).join(', '))

test('each named time limit has a law, an article, a length and a start, and its id once', () => {
  assert.ok(namedLimits.length >= 400, String(namedLimits.length))
  assert.equal(new Set(namedLimits.map(({ id }) => id)).size, namedLimits.length)
  for (const limit of namedLimits) {
    const missing = [limit.name, limit.law, limit.lawNumber, limit.article, limit.start].some((text) => !text)
    assert.ok(!missing && limit.amount > 0, limit.id)
    const { steps, lastDay } = of({ limit: limit.id, date: '2026-11-24' })
    assert.ok(steps.length >= 3 && lastDay !== '', limit.id)
  }
})

test('what begins a named time limit is the act itself, since the day after it is counted by the calculator', () => {
  const starts = namedLimits.flatMap(({ start, english }) => [start, english.start])
  const isNext =
    /izleyen gün|yıl(ı|ın)? (başı|ilk günü)$|day after|^(start|first day) of the (next|calendar|year)/i
  assert.deepEqual(
    starts.filter((start) => isNext.test(start)),
    [],
  )
  assert.equal(lastDay({ limit: 'iyuk-dava-idare', date: '2026-01-05' }), '2026-03-06')
  assert.equal(lastDay({ limit: 'vuk-tarh-za', date: '2026-12-31' }), '2031-12-31')
})

test('each named time limit and what begins it have English words, and none is named that does not exist', () => {
  const ids = englishTables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' | ')[0]),
  )
  assert.deepEqual(ids.toSorted(), namedLimits.map(({ id }) => id).toSorted())
  for (const { id, english } of namedLimits)
    for (const text of [english.name, english.start]) {
      assert.ok(text.length > 0 && text.length <= 120, id)
      assert.doesNotMatch(text, /[çğışÇĞİŞ]/, id)
    }
})

test('a remark on a time limit is written in both languages', () => {
  const inOne = namedLimits.filter(({ remark, english }) => (remark === '') !== (english.remark === ''))
  assert.deepEqual(
    inOne.map(({ id }) => id),
    [],
  )
  const ids = namedLimits.map(({ id }) => id)
  const remarked = englishRemarks
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '')
  assert.deepEqual(
    remarked.filter((id) => !ids.includes(id)),
    [],
  )
})

test('a limit whose article has changed since its first day says so, and one before 2020 names the text that was used', () => {
  const changed = 'limits.changed_since'
  assert.ok(codes({ limit: 'cmk-istinaf', date: '2024-05-31' }).includes(changed))
  assert.ok(!codes({ limit: 'cmk-istinaf', date: '2024-06-03' }).includes(changed))
  assert.ok(codes({ limit: 'cmk-uzlasma-teklif', date: '2024-11-06' }).includes(changed))
  const [note] = of({ limit: 'cmk-itiraz', date: '2023-03-01' }).notes.filter(({ code }) => code === changed)
  assert.match(note?.says.tr ?? '', /7499 sayılı Kanun/)
  assert.ok(codes({ limit: 'hmk-istinaf', date: '2019-12-31' }).includes('limits.present_text'))
  assert.ok(!codes({ limit: 'hmk-istinaf', date: '2020-01-02' }).includes('limits.present_text'))
})

test('a sheet in English has the Turkish name beside the English one, and tells the client the English one', () => {
  const input = TimeLimitInput.parse({ limit: 'hmk-istinaf', date: '2026-06-05' })
  const sheet = timeLimitSheet(input, of(input), 'en')
  assert.equal(sheet.inputs[0]?.value, 'Appeal to the regional court (istinaf) · İstinaf başvurusu')
  assert.equal(sheet.tables[0]?.rows[0]?.[0], 'Start (Due service of the judgment)')
  assert.match(sheet.explanation, /^The time for “Appeal to the regional court \(istinaf\)” was counted/)
  assert.equal(timeLimitSheet(input, of(input), 'tr').inputs[0]?.value, 'İstinaf başvurusu')
})

test('each step names the article that says so', () => {
  assert.deepEqual(articles({ limit: 'hmk-cevap-dilekcesi', service: 'electronic', date: '2026-11-25' }), [
    'TebK 7/a',
    'HMK 127/1, HMK 92/2',
    'HMK 93',
    'HMK 104',
  ])
  assert.deepEqual(articles({ limit: 'cmk-istinaf', date: '2026-07-10' }), [
    '',
    'CMK 273/1, CMK 39/2',
    'CMK 39/4',
    'CMK 331/4',
    'CMK 39/4',
  ])
  assert.deepEqual(articles({ limit: 'ttk-cek-ibraz-ayni', date: '2026-11-05' }).at(-1), 'TTK 816')
})

test('the three laws extend what ends in the recess differently, and others not at all', () => {
  const on = (limit: string) => lastDay({ limit, date: '2026-07-10' })
  assert.deepEqual(['hmk-istinaf', 'cmk-istinaf', 'iik-istinaf', 'tkhk-thh-itiraz'].map(on), [
    '2026-09-07',
    '2026-09-03',
    '2026-07-24',
    '2026-07-24',
  ])
  assert.equal(lastDay({ limit: 'iyuk-dava-vergi', date: '2026-07-01' }), '2026-09-07')
  assert.equal(lastDay({ limit: 'hmk-istinaf', date: '2026-07-10', heardInRecess: true }), '2026-07-24')
})

test('a doubt of the law is a note', () => {
  assert.ok(codes({ limit: 'hmk-istinaf', date: '2026-07-10' }).includes('limits.hmk_103'))
  assert.ok(codes({ limit: 'hmk-istinaf', date: '2026-07-04' }).includes('limits.moved_into_recess'))
  assert.ok(codes({ limit: 'cmk-istinaf', date: '2026-08-25' }).includes('limits.cmk_recess'))
  assert.ok(codes({ limit: 'iyuk-dava-vergi', date: '2026-07-01' }).includes('limits.iyuk_recess'))
  assert.ok(codes({ limit: 'tkhk-thh-itiraz', date: '2026-07-10' }).includes('limits.own_law_recess'))
  assert.ok(codes({ limit: 'iik-istinaf', date: '2026-07-10' }).includes('limits.enforcement_recess'))
  assert.ok(codes({ limit: 'iik-89-birinci', date: '2026-10-21' }).includes('limits.half_day'))
  assert.ok(
    codes({ limit: 'hmk-istinaf', service: 'hearing', date: '2026-11-02' }).includes('limits.hearing'),
  )
  assert.ok(!codes({ limit: 'hmk-istinaf', date: '2026-11-02' }).includes('limits.hmk_103'))
})

test('a right that is lost names the safe day if a holiday moved the last one', () => {
  const { lastDay, notes } = of({ limit: 'tbk-haksiz-fiil', date: '2024-11-22' })
  const safe = notes.find(({ code }) => code === 'limits.safe_day')
  assert.equal(lastDay, '2026-11-23')
  assert.match(safe?.says.tr ?? '', /20\.11\.2026/)
})

test('limitation of a crime runs out on a holiday', () => {
  assert.equal(lastDay({ limit: 'tck-ceza-za-5-alti', date: '2016-11-22' }), '2026-11-22')
})

test('the application to Strasbourg is due on its day, even if that is a holiday, and a step says so', () => {
  const { lastDay, steps } = of({ limit: 'aihm-basvuru', date: '2026-01-19' })
  assert.equal(lastDay, '2026-05-19')
  assert.match(steps.at(-1)?.says.tr ?? '', /tatile rastlasa da.*Sabri Güneş/)
})

test('a recess that ends on a Sunday names the safe day, because the time may end after the recess', () => {
  const body = { limit: 'hmk-istinaf', service: 'electronic', date: '2025-08-12' } as const
  const { lastDay, notes } = of(body)
  const note = notes.find(({ code }) => code === 'limits.moved_out_of_recess')
  assert.equal(lastDay, '2025-09-08')
  assert.match(note?.says.tr ?? '', /güvenli gün 01\.09\.2025/)
  assert.ok(!codes({ ...body, date: '2025-08-08' }).includes('limits.moved_out_of_recess'))
})

test('feasts that are only expected, and years without any, are noted', () => {
  const week = (date: string) => of({ own: { amount: 1, unit: 'week' }, date })
  const expected = week('2027-03-02')
  assert.equal(expected.lastDay, '2027-03-12')
  assert.ok(expected.notes.some(({ code }) => code === 'limits.expected_feast'))
  assert.deepEqual(
    expected.rows.map(({ key, validFrom }) => [key, validFrom]),
    [['Ramazan Bayramı', '2027-03-09']],
  )
  const unknown = week('2035-03-02').notes.find(({ code }) => code === 'limits.feasts_unknown')
  assert.match(unknown?.says.en ?? '', /2035/)
})

test('a holiday that staff adds moves the last day', () => {
  const added: FigureRow = {
    ...{ table: 'holidays.turkey', key: 'Ek tatil', validFrom: '2026-11-25', validTo: '2026-11-25' },
    ...{ value: '1', unit: 'days', source: { law: '1' }, status: 'verified', checkedOn: '2026-11-24' },
  }
  const body = { own: { amount: 1, unit: 'day' }, date: '2026-11-24' } as const
  assert.equal(of(body).lastDay, '2026-11-25')
  const { lastDay, rows } = of(body, [...seededFigures, added])
  assert.deepEqual([lastDay, rows], ['2026-11-26', [added]])
})

test('working days say which day it is where Saturdays count', () => {
  const { lastDay, notes } = of({ limit: 'isk-hakli-fesih', date: '2026-11-20' })
  assert.equal(lastDay, '2026-11-30')
  assert.match(notes.find(({ code }) => code === 'limits.saturday')?.says.tr ?? '', /27\.11\.2026/)
  // Law 2429, article 2/D: after a holiday that ends on a Friday, Saturday is free as well.
  assert.ok(!codes({ limit: 'isk-esasli-degisiklik', date: '2026-04-27' }).includes('limits.saturday'))
})

test('Northern Cyprus counts by the rule that the user enters, with its own holidays', () => {
  const body = { country: 'kktc', own: { amount: 10, unit: 'day' }, date: '2026-07-10' } as const
  assert.equal(lastDay(body), '2026-07-21')
  assert.ok(codes(body).includes('limits.kktc'))
  assert.deepEqual(articles(body), ['', '', ''])
})

test('input from which nothing follows is refused with what to do', () => {
  const refusal = (body: Body) => {
    try {
      return of(body).lastDay
    } catch (error) {
      return error instanceof Refusal ? error.code : error
    }
  }
  const date = '2026-07-10'
  const own = { amount: 2, unit: 'week' } as const
  assert.equal(refusal({ date }), 'limits.one_rule')
  assert.equal(refusal({ date, own, limit: 'hmk-istinaf' }), 'limits.one_rule')
  assert.equal(refusal({ date, limit: 'none' }), 'limits.unknown')
  assert.equal(refusal({ date, limit: 'hmk-istinaf', country: 'kktc' }), 'limits.laws_of_turkey')
  assert.equal(refusal({ date, own, country: 'kktc', service: 'door' }), 'limits.service_of_turkey')
  assert.equal(refusal({ date, own: { amount: 90, unit: 'year' } }), 'limits.too_far')
  assert.equal(refusal({ date, own: { amount: 1000, unit: 'year', direction: 'back' } }), 'limits.too_far')
})

test('limitation of crimes and penalties leads to the calculators that know what interrupts it', () => {
  const shown = (limit: string) => codes({ limit, date: '2020-01-01' }).includes('limits.criminal_limitation')
  assert.deepEqual(['tck-dava-za-5-alti', 'tck-ceza-za-5-alti', 'tck-sikayet'].map(shown), [
    true,
    true,
    false,
  ])
})
