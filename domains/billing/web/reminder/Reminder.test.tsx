import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { type ReactNode, useLayoutEffect } from 'react'
import { billingErrors, billingRows } from '../../contract.ts'
import type { Status } from '../../schemas.ts'
import { Reminder } from './Reminder.tsx'
import { TrialDays } from './TrialDays.tsx'

const show = screensOf({ rows: billingRows, errors: billingErrors })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const running: Status = {
  ...{ state: 'paid', planType: 'Normal', offerType: 'CaseManagement', billingCycle: '1M' },
  ...{ from: inDays(-20), until: inDays(5), graceUntil: null, seats: { used: 1, maximum: 10 } },
  ...{ autoRenewal: false, cancelledAt: null, balance: '0.00', mayStartTrial: false, isFirstTime: false },
  ...{ region: 'turkey', nextCharge: null, pendingOrder: null },
}

async function open(
  t: TestContext,
  change: Partial<Status>,
  level: 'Read' | 'Write' = 'Write',
  part: ReactNode = <Reminder />,
  trialEndsAt: string | null = null,
) {
  const account: Account = {
    ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
    ...{ company: { id: 'office-1', name: 'Büro' }, roles: ['ADMIN'], permissions: { subscription: level } },
    ...{ licences: [], readOnly: false, trialEndsAt },
  }
  let asked = 0
  const status = () => {
    asked += 1
    return { ...running, ...change }
  }
  const screen = await show(
    t,
    <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
      {part}
      <p>Ekran</p>
    </AccountProvider>,
    { answers: { 'billing.status': status } },
  )
  return { ...screen, shows: screen.shows, asked: () => asked }
}

test('an administrator reads before the end that a plan ends, renews or was not paid', async (t) => {
  const ends = await open(t, {})
  await ends.shows(/Planınız .* günü bitiyor/)
  const nextCharge = { at: inDays(5), amount: '2100.00' }
  const renews = await open(t, { autoRenewal: true, nextCharge })
  await renews.shows(/yenilenecek, kartınızdan .*2\.100,00/)
  const grace = await open(t, { state: 'grace', until: inDays(-1), graceUntil: inDays(6) })
  await grace.shows(/Yenileme ödemesi alınamadı/)
})

test('no reminder is shown weeks before the end, without a plan, or to those who may not change it', async (t) => {
  for (const [change, level] of [
    [{ until: inDays(20) }, 'Write'],
    [{ state: 'none', until: null }, 'Write'],
    [{}, 'Read'],
  ] as const) {
    const screen = await open(t, change, level)
    await screen.shows('Ekran')
    await until(() => assert.equal(screen.asked(), level === 'Write' ? 1 : 0))
    await new Promise((resolve) => setTimeout(resolve))
    assert.equal(document.body.textContent?.includes('Aboneliğe git'), false)
  }
})

test('during a trial its last days are counted, for those who may see the subscription', async (t) => {
  const trial = { state: 'trial', until: inDays(13.5) } as const
  const screen = await open(t, trial, 'Read', <TrialDays />)
  await screen.shows('Deneme süreniz 14 gün sonra doluyor.')
})

const line = () => document.querySelector('span')
let visibilityAtFirst: string | undefined

function Watched() {
  useLayoutEffect(() => {
    visibilityAtFirst = line()?.style.visibility
  }, [])
  return <TrialDays />
}

test('the line of a trial stays reserved until it is known whether a plan has followed it', async (t) => {
  const screen = await open(t, { state: 'paid' }, 'Read', <Watched />, inDays(13.5))
  await screen.shows('Ekran')
  assert.equal(visibilityAtFirst, 'hidden')
  await until(() => assert.equal(line() === null, true))
})

test('a person without a trial sees no trial line', async (t) => {
  const paid = await open(t, {}, 'Read', <TrialDays />)
  await paid.shows('Ekran')
  await until(() => assert.equal(paid.asked(), 1))
  assert.equal(document.body.textContent?.includes('Deneme'), false)
})
