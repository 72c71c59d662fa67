import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greetingAt, timeInTurkey } from './greeting.ts'
import { nextHearing } from './next.ts'

test('the greeting follows the hour in Turkey', () => {
  assert.equal(timeInTurkey(new Date('2026-12-10T21:05:00Z')), '00:05')
  const greeted = ['00:05', '04:59', '05:00', '10:59', '11:00', '17:59', '18:00', '21:59', '22:00']
  assert.deepEqual(greeted.map(greetingAt), [
    ...['night', 'night', 'morning', 'morning', 'day', 'day', 'evening', 'evening', 'night'],
  ])
})

test('the next hearing is the first that did not begin more than an hour ago', () => {
  const on = (date: string, time: string | null, kind = 'hearing') => ({ kind, date, time })
  const today = '2026-12-11'
  const items = [on(today, null, 'task'), on(today, '09:00'), on(today, '23:30'), on('2026-12-14', '10:30')]
  const at = (time: string) => nextHearing(items, { date: today, time })
  assert.equal(at('08:00'), items[1])
  assert.equal(at('09:59'), items[1])
  assert.equal(at('10:00'), items[2])
  assert.equal(at('23:59'), items[2])
  assert.equal(nextHearing(items.slice(0, 2), { date: today, time: '10:00' }), undefined)
  assert.equal(nextHearing(items, { date: '2026-12-12', time: '09:00' }), items[3])
  const whenever = on(today, null)
  assert.equal(nextHearing([whenever], { date: today, time: '23:00' }), whenever)
})
