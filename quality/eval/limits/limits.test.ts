import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedLimits } from '@mizan/calculators/rules/time-limits/named-limits'
import { articlesOf, verdictOn } from './main.ts'
import { findWords, folded } from './words.ts'

test('a period is found in the words that laws use, and in no longer number', () => {
  const weeks = { amount: 2, unit: 'week' } as const
  assert.equal(findWords(weeks, 'tebliğinden itibaren İKİ HAFTADIR'), 'together')
  assert.equal(findWords({ amount: 15, unit: 'day' }, 'onbeş gün içinde'), 'together')
  assert.equal(findWords({ amount: 5, unit: 'day' }, 'onbeş gün içinde'), undefined)
  assert.equal(findWords({ amount: 5, unit: 'day' }, 'izleyen beşinci günün sonunda'), 'together')
  assert.equal(findWords({ amount: 4, unit: 'month' }, 'dördüncü ayı bitmedikçe'), 'together')
  assert.equal(findWords({ amount: 60, unit: 'day' }, 'altmış ve vergi mahkemelerinde otuz gündür'), 'apart')
  assert.equal(findWords({ amount: 10, unit: 'year' }, 'on sene'), 'together')
  assert.equal(folded('Hâlde  BİR'), 'halde bir')
})

test('a time limit that its article does not have is missing', () => {
  const limit = namedLimits.find(({ id }) => id === 'hmk-istinaf')
  assert.ok(limit)
  const pack = (text: string, beside = '') =>
    articlesOf([
      {
        country: 'TR',
        lawNumber: '6100',
        title: 'Hukuk Muhakemeleri Kanunu',
        articles: [
          { no: '345', text },
          { no: '346', text: beside },
        ],
      },
    ])
  assert.equal(verdictOn(limit, pack('Süre iki haftadır.')), 'together')
  assert.equal(verdictOn(limit, pack('Süre bir aydır.')), 'missing')
  assert.equal(verdictOn(limit, pack('Başka.', 'Süre iki haftadır.')), 'next')
  assert.equal(verdictOn(limit, articlesOf([])), 'missing')
})
