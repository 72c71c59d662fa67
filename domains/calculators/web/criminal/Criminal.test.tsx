/**
 * Tests of dated lines of a form: interruptions and suspensions of limitation are added, corrected and removed line
 * by line.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { openCalculator } from '../testing/index.tsx'
import { CaseLimitation, Sentence } from './Criminal.tsx'

const address = '/calculators/case-limitation?penalty=below&date=2013-02-25'
const broken = `${address}&interruptions=conviction~2013-09-12`

test('lines of the address are in their fields, and a line that is removed counts no longer', async (t) => {
  const screen = await openCalculator(t, <CaseLimitation />, broken)
  await screen.shows('12.09.2021 Pazar')
  assert.equal((await screen.field('Tarihi')).value, '12.09.2013')
  await screen.press('1. satırı sil')
  await screen.shows('25.02.2021 Perşembe')
})

test('a new line counts once it has a day, and an invalid day is refused beside its field', async (t) => {
  const screen = await openCalculator(t, <CaseLimitation />, address)
  await screen.press('Kesen işlem ekle')
  await screen.shows('25.02.2021 Perşembe')
  await screen.type('Tarihi', '31.02.2014')
  await screen.shows('“Kesen işlemler” alanını düzeltin.')
  await screen.type('Tarihi', '01.03.2014')
  await screen.shows('01.03.2022 Salı')
  await until(() => assert.match(decodeURIComponent(screen.address()), /interruptions=statement~2014-03-01/))
})

test('the earlier sentence is asked for only if the offender is a recidivist', async (t) => {
  const at = '/calculators/sentence?years=6&crimeDate=2024-05-05&date=2024-09-09&recidivism='
  const screen = await openCalculator(t, <Sentence />, `${at}first`)
  await screen.shows(/Tekerrüre esas cezayı yazın/)
  await screen.type('Esas ceza, yıl', '3')
  await screen.shows('09.09.2028 Cumartesi')
})
