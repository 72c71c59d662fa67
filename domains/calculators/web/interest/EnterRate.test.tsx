/** "Oranı gir": a day without a rate leads to a table of one's own, with the known rates and an empty line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@mizan/platform/ui/testing'
import { openCalculator } from '../testing/index.tsx'
import { Interest } from './Interest.tsx'

const address = '/calculators/interest?kind=commercial&claim=1000.00~2025-12-01&end=2027-01-15'

const rates = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name^="rate-"]')].map(({ value }) => value)

test('a missing rate leads to a table with the known ones, and the cursor is at the first missing one', async (t) => {
  const screen = await openCalculator(t, <Interest />, address)
  await screen.shows(
    '01.01.2027 için avans faizi oranı kayıtlı değil; tahminle hesap yapılmaz. Başka bir gün seçin ya da rakamı resmî kaynağından alın.',
  )
  await screen.press('Oranı gir')
  await until(() => assert.ok(rates().length > 1))
  const shown = rates()
  assert.equal(shown.indexOf(''), shown.length - 1)
  await until(() => assert.equal(document.activeElement?.getAttribute('name'), `rate-${shown.length - 1}`))
  await screen.shows('Her oranı, geçerli olduğu ilk günle birlikte yazın.')
  await screen.type(`${shown.length}. oran (yılda %)`, '40')
  await screen.shows('Dönemler')
})

test('nothing but a missing rate offers to enter one', async (t) => {
  const screen = await openCalculator(t, <Interest />, address.replace('2027-01-15', '2020-01-01'))
  await screen.shows('Bitiş başlangıçtan sonra olmalı.')
  screen.lacks('button', 'Oranı gir')
})
