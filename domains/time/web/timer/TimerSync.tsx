/**
 * Sends the changes that wait in this browser as soon as the server can be reached. Repeated calls get the same
 * answers.
 */
import { ApiError, isPassing } from '@mizan/platform/contract/client'
import { notify, useReachable } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'
import type { Timer, TimerChange } from '../../schemas.ts'
import { useText } from '../text.ts'
import { useTimer, useTimerCalls } from './use-timer.ts'
import {
  changeWaiting,
  type LocalTimer,
  readWaiting,
  type WaitingStop,
  withoutDiscarded,
  withoutStop,
} from './waiting.ts'

/** A timer that the server knew before it was changed here has its former purpose there. */
const isSame = (known: Timer, { caseId, what, rate }: LocalTimer): boolean =>
  (known.case?.caseId ?? null) === caseId && known.what === what && known.rate === rate

const purposeOf = ({ timerId, caseId, what, rate }: LocalTimer): TimerChange => {
  return { timerId, caseId, what, rate }
}

export function TimerSync() {
  const t = useText()
  const isReachable = useReachable()
  const { waiting, userId } = useTimer()
  const { client, renew } = useTimerCalls()
  const isSending = useRef(false)

  const sendStart = async (timer: LocalTimer) => {
    const { caseTitle: _, ...body } = timer
    const isKnown = () =>
      changeWaiting(userId, (before) =>
        before.running?.timerId === timer.timerId ? { ...before, running: null } : before,
      )
    try {
      const known = await client['time.startTimer']({ body })
      if (!isSame(known, timer)) await client['time.changeTimer']({ body: purposeOf(timer) })
      isKnown()
    } catch (error) {
      // It was stopped here, and saved, before its start was sent.
      if (error instanceof ApiError && error.code === 'time.timer_not_running') return isKnown()
      keepRefused(error, { ...timer, caseId: timer.caseId ?? '', endedAt: new Date().toISOString() })
    }
  }
  const sendStop = async ({ caseTitle, refused: _, ...body }: WaitingStop) => {
    try {
      await client['time.stopTimer']({ body })
      changeWaiting(userId, (before) => withoutStop(before, body.timerId))
      notify('success', t('timer.sent', { name: caseTitle }), { key: 'timer' })
    } catch (error) {
      keepRefused(error, { ...body, caseTitle })
    }
  }
  const sendDiscarded = async (timerId: string) => {
    try {
      await client['time.discardTimer']({ body: { timerId } })
    } catch (error) {
      // The server refused because it has no such timer: it never knew it, or it ended elsewhere.
      if (!(error instanceof ApiError) || isPassing(error)) return
    }
    changeWaiting(userId, (before) => withoutDiscarded(before, timerId))
  }
  /** Nothing is lost: the person sees the time on the screen of time, with the reason. */
  const keepRefused = (error: unknown, stop: WaitingStop) => {
    if (!(error instanceof ApiError) || isPassing(error)) return
    const refused = error.message || t('timer.failed')
    changeWaiting(userId, (before) => ({
      ...before,
      running: before.running?.timerId === stop.timerId ? null : before.running,
      stops: [...withoutStop(before, stop.timerId).stops, { ...stop, refused }],
    }))
    notify('warning', t('timer.refused', { reason: refused }))
  }
  const flush = async () => {
    if (isSending.current) return
    isSending.current = true
    const { running, stops, discarded } = readWaiting(userId)
    for (const stop of stops) if (!stop.refused) await sendStop(stop)
    for (const timerId of discarded) await sendDiscarded(timerId)
    if (running) await sendStart(running)
    isSending.current = false
    await renew()
  }
  const hasWork =
    waiting.running !== null || waiting.discarded.length > 0 || waiting.stops.some(({ refused }) => !refused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the server is back or something was added
  useEffect(() => {
    if (isReachable && hasWork && userId) void flush()
  }, [isReachable, hasWork, userId])
  return null
}
