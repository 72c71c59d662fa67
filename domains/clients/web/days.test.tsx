/** Days in the dialogs about money: typed as in all others; the nearest one that makes sense, and what follows from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, type CivilDate, dayInTurkey } from '@mizan/platform/calendar'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { clientRows } from '../contract.ts'
import { clientErrors } from '../errors.ts'
import { PlanDialog } from './instalments/PlanDialog.tsx'
import { BookingDialog } from './ledger/BookingDialog.tsx'
import { StatementDialog } from './statement/StatementDialog.tsx'

const show = screensOf({ rows: clientRows, errors: clientErrors })
const today = dayInTurkey(new Date())
const tomorrow = addDays(today, 1)

const lira = (amount: string) => ({ amount, currency: 'TRY' as const })
const balance = { ...lira('100.00'), standing: 'owes' as const }
const booked = () => ({ transactionId: 'transaction-1', account: 'fee' as const, balance })

/** `14.12`, as people write a day of this year. */
const short = (day: CivilDate) => day.slice(5).split('-').reverse().join('.')
const whole = (day: CivilDate) => day.split('-').reverse().join('.')
/** The same day and month the year before; the day after the 28th if there is none. */
const yearBefore = (day: CivilDate) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

test('a payment is dated with a word or a day without its year, which is the last such day', async (t) => {
  const closed: true[] = []
  const dialog = <BookingDialog kind="payment" clientId="client-1" onClose={() => closed.push(true)} />
  const screen = await show(t, dialog, { answers: { 'client.addPayment': booked } })
  await screen.type('Tutar', '100')
  await screen.tick('Nakit')
  await screen.type('Açıklama', 'Peşinat')
  const leapDay = tomorrow.endsWith('-02-29')
  const typed: [string, CivilDate][] = [
    ['dün', addDays(today, -1)],
    [short(today), today],
    ...(leapDay ? [] : ([[short(tomorrow), yearBefore(tomorrow)]] as [string, CivilDate][])),
  ]
  for (const [text, day] of typed) {
    const before = closed.length
    await screen.type('Tarih', text)
    await screen.shows(whole(day))
    await screen.press('Hesaba işle')
    await until(() => assert.equal(closed.length, before + 1))
    assert.equal((screen.sent().at(-1) as { date: string }).date, day)
    const said = /Tahsilat hesaba işlendi: 100,00\s₺\. Bakiye: 100,00\s₺ borçlu\./
    await until(() => assert.match(document.body.textContent ?? '', said))
  }
  await screen.type('Tarih', 'evvelsi gün')
  await screen.press('Hesaba işle')
  await screen.refuses('Tarih', 'Tarihi 14.12.2026 gibi yazın; 1900 ile 2099 arasında gerçek bir gün olmalı.')
})

test('a day that is still to come says that it does not count until then', async (t) => {
  const dialog = <BookingDialog kind="service" clientId="client-1" onClose={() => {}} />
  const screen = await show(t, dialog, {})
  await screen.type('Tarih', 'yarın')
  await screen.shows('İleri tarihli: o güne kadar sayılmaz.')
})

test('an instalment is due on the next such day', async (t) => {
  const closed: true[] = []
  const dialog = (
    <PlanDialog clientId="client-1" items={[]} earlier={null} onClose={() => closed.push(true)} />
  )
  const plan = { items: [], overdue: null, earlier: null, may: [] }
  const screen = await show(t, dialog, { answers: { 'client.setInstalments': () => plan } })
  await screen.type('Vade', short(tomorrow))
  await screen.type('Tutar', '100')
  await screen.press('Taksitleri kaydet')
  await until(() => assert.equal(closed.length, 1))
  const [{ items }] = screen.sent().slice(-1) as [{ items: { due: string }[] }]
  assert.deepEqual(items, [{ due: tomorrow, amount: '100.00' }])
})

test('what was paid so far settles a first plan only if that is ticked', async (t) => {
  const earlier = { amount: '20000.00', currency: 'TRY' as const }
  const dialog = <PlanDialog clientId="client-1" items={[]} earlier={earlier} onClose={() => {}} />
  const plan = { items: [], overdue: null, earlier, may: [] }
  const screen = await show(t, dialog, { answers: { 'client.setInstalments': () => plan } })
  await screen.shows('Bugüne kadarki tahsilatlar (20.000,00 ₺) bu plandan düşülsün')
  await screen.type('Vade', short(tomorrow))
  await screen.type('Tutar', '100')
  await screen.press('Taksitleri kaydet')
  await until(() => assert.partialDeepStrictEqual(screen.sent().at(-1), { countsEarlier: false }))
})

test('a statement ends yesterday if that is typed', async (t) => {
  const asked: string[] = []
  const screen = await show(
    t,
    <StatementDialog client={{ clientId: 'client-1', name: 'Ayşe' }} onClose={() => {}} />,
    {
      answers: {
        'client.statementSums': ({ query }) => {
          asked.push(String(query.endDate))
          return {
            opening: balance,
            services: lira('0.00'),
            payments: lira('0.00'),
            closing: balance,
            advance: null,
            trust: null,
          }
        },
      },
    },
  )
  await screen.type('Bitiş', 'dün')
  await until(() => assert.equal(asked.at(-1), addDays(today, -1)))
})
