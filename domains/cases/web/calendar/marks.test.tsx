/** Holidays of the calendar: those that count now, without a connection the last known ones. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FigureRow } from '@mizan/calculators/schemas'
import { Unreachable } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { SignedIn, show } from '../testing/index.tsx'
import { useDayMarks } from './marks.ts'

const feast: FigureRow = {
  ...{ table: 'holidays.turkey', key: 'Ramazan Bayramı', validFrom: '2027-03-10', validTo: '2027-03-12' },
  ...{ value: '3', unit: 'days', source: { words: 'dinî günler takvimi' }, status: 'verified' },
  checkedOn: '2027-01-04',
}

function Days() {
  const { holidayOn, isFree, areFeastsUnknown } = useDayMarks()
  const days = ['2027-01-01', '2027-03-09', '2027-03-10', '2027-03-13', '2027-03-14']
  return (
    <>
      <p>{days.map((day) => `${holidayOn(day) ?? '-'}${isFree(day) ? '!' : ''}`).join(' / ')}</p>
      {areFeastsUnknown && <p>Bayramlar bilinmiyor</p>}
    </>
  )
}

/** `kept`: what an earlier visit left in this browser. */
function Calendar({ kept }: { kept?: readonly FigureRow[] }) {
  useState(() => kept && localStorage.setItem('holidays', JSON.stringify(kept)))
  return (
    <SignedIn>
      <Days />
    </SignedIn>
  )
}
const away = () => {
  throw new Unreachable()
}
const moved = 'Yılbaşı! / Ramazan Bayramı arifesi (13.00’ten sonra) / Ramazan Bayramı! / - / -'

test('a moved feast has its new days, which stay in this browser', async (t) => {
  const screen = await show(t, <Calendar />, { answers: { 'calendar.holidays': () => ({ items: [feast] }) } })
  await screen.shows(moved)
  assert.deepEqual(JSON.parse(localStorage.getItem('holidays') ?? ''), [feast])
})

test('without a connection the last known feasts are shown', async (t) => {
  const screen = await show(t, <Calendar kept={[feast]} />, { answers: { 'calendar.holidays': away } })
  await screen.shows(moved)
  assert.ok(!document.body.textContent?.includes('bilinmiyor'))
})

test('where no feast is known only the holidays of every year are named, and it says so', async (t) => {
  const screen = await show(t, <Calendar />, { answers: { 'calendar.holidays': away } })
  await screen.shows('Bayramlar bilinmiyor')
  await screen.shows('Yılbaşı! / - / - / - / -')
})
