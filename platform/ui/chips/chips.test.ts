import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNoDay, readDay } from './read-day.ts'
import { standingOf } from './standing.ts'

test('a day is past, today, near for three days, soon for two weeks, and later after that', () => {
  const found = [
    '2026-12-09',
    '2026-12-11',
    '2026-12-12',
    '2026-12-14',
    '2026-12-15',
    '2026-12-25',
    '2026-12-26',
  ]
    .map((day) => standingOf(day, '2026-12-11'))
    .map(({ standing, days }) => `${standing} ${days}`)
  assert.deepEqual(found, ['past 2', 'today 0', 'near 1', 'near 3', 'soon 4', 'soon 14', 'later 15'])
})

test('a day is typed whole, without its year, or as a word', () => {
  const read = (text: string) => readDay(text, '2026-12-11')
  assert.equal(read('14.12.2027'), '2027-12-14')
  assert.equal(read(' 14.12 '), '2026-12-14')
  assert.equal(read('14/12.'), '2026-12-14')
  assert.equal(read('11.12'), '2026-12-11')
  assert.equal(read('10.12'), '2027-12-10')
  assert.equal(read('29.2'), '2028-02-29')
  assert.deepEqual(['Yarın', 'bugün', 'tomorrow'].map(read), ['2026-12-12', '2026-12-11', '2026-12-12'])
  assert.deepEqual(['Dün', 'yesterday'].map(read), ['2026-12-10', '2026-12-10'])
  assert.deepEqual(
    ['', '31.11', 'evvelsi gün', '1.1.1899', 'constructor'].map(read),
    Array(5).fill(undefined),
  )
})

test('a day by which something is to be done may be said with its ending', () => {
  const read = (text: string) => readDay(text, '2026-12-11')
  assert.deepEqual(
    [
      'yarına',
      'bugüne',
      'salıya',
      'Cumaya kadar',
      'pazartesi gününe kadar',
      '14.12’ye',
      'haftaya salıya',
    ].map(read),
    ['2026-12-12', '2026-12-11', '2026-12-15', '2026-12-18', '2026-12-14', '2026-12-14', '2026-12-15'],
  )
  assert.deepEqual(['haftaya', 'kadar', 'ya', 'mahkemeye'].map(read), Array(4).fill(undefined))
})

test('a day that no calendar has is told from what is no day at all', () => {
  for (const text of [
    '31.02.2027',
    '31.02',
    '29.2.2027',
    '31/11/26',
    '310227',
    '2027-02-30',
    '31 Şubat 2027',
    '1.13.2027',
  ])
    assert.ok(isNoDay(text), text)
  for (const text of [
    '',
    '3',
    '31.0',
    'yarın',
    '29.2',
    '29.02.2028',
    '14.12.2026',
    '1.1.1899',
    '2026/129',
    '31 Foo 2027',
  ])
    assert.ok(!isNoDay(text), text)
})

test('a day of the past without its year is the last such day', () => {
  const read = (text: string) => readDay(text, '2026-12-11', 'past')
  assert.deepEqual(['11.12', '12.12', '29.2'].map(read), ['2026-12-11', '2025-12-12', '2024-02-29'])
  assert.deepEqual(['14.12.2027', 'yarın', 'dün'].map(read), ['2027-12-14', '2026-12-12', '2026-12-10'])
})

test('a day is typed with a short year, without points, or with the name of its month', () => {
  const read = (text: string) => readDay(text, '2026-12-11', 'past')
  for (const text of [
    '1.2.24',
    '010224',
    '01022024',
    '1 Şubat 2024',
    '1 subat 24',
    '01 February 2024',
    '1 ŞUBAT 2024',
  ])
    assert.equal(read(text), '2024-02-01', text)
  assert.deepEqual(['1.1.36', '1.1.37', '5.6.85'].map(read), ['2036-01-01', '1937-01-01', '1985-06-05'])
  assert.deepEqual(['1 Ocak', '1 APRIL', '31 Kasım 2024', '310224', '1 Foo 2024', '2024', '123'].map(read), [
    '2026-01-01',
    '2026-04-01',
    ...Array(5).fill(undefined),
  ])
})
