/** Sends what waits in this browser as soon as the server can be reached. Calls that were sent before answer the same. */
import { ApiError, isPassing } from '@mizan/platform/contract/client'
import { notify, useReachable } from '@mizan/platform/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../text.ts'
import { useTimer, useTimerCalls } from './use-timer.ts'
import { changeWaiting, type LocalTimer, readWaiting, type WaitingStop, withoutStop } from './waiting.ts'

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
      await client['time.startTimer']({ body })
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
  /** Nothing is lost: the person sees it on the screen of time, with the reason. */
  const keepRefused = (error: unknown, stop: WaitingStop) => {
    if (!(error instanceof ApiError) || isPassing(error)) return
    const refused = error.message || t('timer.failed')
    changeWaiting(userId, (before) => ({
      running: before.running?.timerId === stop.timerId ? null : before.running,
      stops: [...withoutStop(before, stop.timerId).stops, { ...stop, refused }],
    }))
    notify('warning', t('timer.refused', { reason: refused }))
  }
  const flush = async () => {
    if (isSending.current) return
    isSending.current = true
    const { running, stops } = readWaiting(userId)
    for (const stop of stops) if (!stop.refused) await sendStop(stop)
    if (running) await sendStart(running)
    isSending.current = false
    await renew()
  }
  const hasWork = waiting.running !== null || waiting.stops.some(({ refused }) => !refused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again only when the server is back or something was added
  useEffect(() => {
    if (isReachable && hasWork && userId) void flush()
  }, [isReachable, hasWork, userId])
  return null
}
