/** Rows about the timer, of which each person has at most one. */
import { defineRows, done } from '@mizan/platform/contract'
import { timeAudit } from '../audit.ts'
import { TimeEntry, Timer, TimerChange, TimerRef, TimerStart, TimerState, TimerStop } from '../schemas.ts'
import { counts, group, reading, recording, recordOfCase, refusals } from './access.ts'

const timerId = '0b9b2f3e-7d54-4d0a-9f5e-3f6f5a3c1d10'

export const timerRows = defineRows({
  'time.timer': {
    method: 'GET',
    path: '/time/timer',
    group,
    access: reading,
    summary: 'Gives the running timer of the caller, or null, and the hourly rate that they used last',
    answer: TimerState,
    errors: [],
    sample: {},
  },
  'time.startTimer': {
    method: 'POST',
    path: '/time/timer/start',
    group,
    access: recording,
    summary: 'Starts the timer of the caller; one that was started offline names when',
    body: TimerStart,
    answer: Timer,
    errors: [...refusals, 'time.timer_running', 'time.timer_not_running', 'time.in_future', 'time.too_old'],
    fails: { tr: 'Sayaç başlatılamadı.', en: 'Failed to start the timer.' },
    renews: ['time.timer'],
    sample: { body: { timerId, caseId: 'sample', what: 'Cevap dilekçesi', rate: '2500.00' } },
  },
  'time.changeTimer': {
    method: 'POST',
    path: '/time/timer/update',
    group,
    access: recording,
    summary: 'Changes what the running timer is for; what is left out stays',
    body: TimerChange,
    answer: Timer,
    errors: [...refusals, 'time.timer_not_running'],
    fails: { tr: 'Sayaç kaydedilemedi.', en: 'Failed to save the timer.' },
    renews: ['time.timer'],
    sample: { body: { timerId, what: 'Cevap dilekçesi' } },
  },
  'time.stopTimer': {
    method: 'POST',
    path: '/time/timer/stop',
    group,
    access: recording,
    summary:
      'Stops the timer and saves its time; also one that ran offline and that the server does not know',
    body: TimerStop,
    answer: TimeEntry,
    errors: [
      ...refusals,
      'time.timer_not_running',
      'time.end_before_start',
      'time.too_long',
      'time.in_future',
      'time.too_old',
    ],
    fails: { tr: 'Çalışma süresi kaydedilemedi.', en: 'Failed to save the time.' },
    renews: ['time.timer', ...counts, ...recordOfCase],
    audit: timeAudit['time.added'],
    sample: {
      body: { timerId, caseId: 'sample', what: 'Cevap dilekçesi', startedAt: '2026-03-02T09:00:00.000Z' },
    },
  },
  'time.discardTimer': {
    method: 'POST',
    path: '/time/timer/discard',
    group,
    access: recording,
    summary: 'Ends the timer without saving its time',
    body: TimerRef,
    answer: done,
    errors: ['time.timer_not_running'],
    fails: { tr: 'Sayaç kapatılamadı.', en: 'Failed to end the timer.' },
    renews: ['time.timer'],
    sample: { body: { timerId } },
  },
})
