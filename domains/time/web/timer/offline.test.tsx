/** Tests that changes to a running timer while the server cannot be reached are sent later. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import type { Case } from '@mizan/cases/schemas'
import { AppError } from '@mizan/platform/contract'
import { type Account, AccountProvider } from '@mizan/platform/ui'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { timeErrors, timeRows } from '../../contract.ts'
import type { Timer } from '../../schemas.ts'
import { CaseTime } from '../case/CaseTime.tsx'
import { TimerPanel } from './TimerPanel.tsx'
import { TimerSync } from './TimerSync.tsx'

const rows = { 'cases.basicInfo': caseRows['cases.basicInfo'], ...timeRows }
const show = screensOf({ rows, errors: { ...caseErrors, ...timeErrors } })

const account: Account = {
  id: 'user-1',
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  country: 'turkey',
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: { cases: 'Write' },
  licences: ['case_management_full'],
  readOnly: false,
  trialEndsAt: null,
}

const signedIn = { account, awaited: false, failed: false, retry: () => undefined }
const startedAt = new Date(Date.now() - 60_000).toISOString()

const known: Timer = {
  ...{ timerId: '0b9b2f3e-7d54-4d0a-9f5e-3f6f5a3c1d10', what: 'Dilekçe', rate: null, startedAt },
  case: { caseId: 'case-1', title: 'Yılmaz / ABC A.Ş.', number: '2026/129' },
}

/** A server that knows a running timer, and misses the first call that changes it. */
async function panelOf(t: TestContext) {
  const called: string[] = []
  let timer: Timer | null = known
  const running = () => {
    if (!timer) throw new AppError('time.timer_not_running')
    return timer
  }
  const reached = (name: string) => {
    called.push(name)
    if (called.length === 1) throw new Unreachable()
  }
  const element = (
    <AccountProvider value={signedIn}>
      <TimerSync />
      <TimerPanel onDone={() => {}} />
    </AccountProvider>
  )
  const screen = await show(t, element, {
    answers: {
      'cases.basicInfo': () => ({ items: [] }),
      'time.timer': () => ({ timer, lastRate: null, now: new Date().toISOString() }),
      'time.startTimer': () => {
        reached('start')
        return running()
      },
      'time.changeTimer': ({ body: { what = '' } }) => {
        reached(`change ${what}`)
        timer = { ...running(), what }
        return timer
      },
      'time.discardTimer': () => {
        reached('discard')
        running()
        timer = null
        return { done: true }
      },
    },
  })
  await screen.shows('Durdur ve kaydet')
  return { screen, called, timer: () => timer }
}

test('the case and work of a running timer are sent once the server can be reached again', async (t) => {
  const { screen, called, timer } = await panelOf(t)
  await screen.type('Yapılan iş', 'Keşif')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await until(() => assert.equal(timer()?.what, 'Keşif'))
  assert.deepEqual(called, ['change Keşif', 'start', 'change Keşif'])
  await screen.holds('Yapılan iş', 'Keşif')
})

test('a timer that is thrown away ends on the server too, once it can be reached again', async (t) => {
  const { screen, called, timer } = await panelOf(t)
  await screen.press('Kaydetmeden kapat')
  await screen.shows('Sayaç kaydedilmeden kapatıldı.')
  await until(() => assert.equal(timer(), null))
  assert.deepEqual(called, ['discard', 'discard'])
  await screen.shows('Başlat')
  assert.equal(localStorage.getItem('timer_waiting_user-1'), null)
})

test('a second timer that is started without a network does not replace the first one', async (t) => {
  const other = { caseId: 'case-2', displayTitle: 'Demir / Kaya' } as Case
  const element = (
    <AccountProvider value={signedIn}>
      <CaseTime record={other} />
    </AccountProvider>
  )
  const screen = await show(t, element, {
    answers: {
      'time.timer': () => ({ timer: known, lastRate: null, now: new Date().toISOString() }),
      'time.ofCase': () => ({ minutes: 0, amount: '0.00', unbilled: '0.00' }),
      'time.startTimer': () => {
        throw new Unreachable()
      },
    },
  })
  await screen.press('Başlat')
  await screen.shows('Bir sayacınız zaten çalışıyor. Önce onu durdurun.')
  assert.equal(localStorage.getItem('timer_waiting_user-1'), null)
})
