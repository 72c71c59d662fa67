/** The timer of the person, as the server and this browser know it, and its actions. */
import { ApiError, type Client } from '@mizan/platform/contract/client'
import { newId, notify, useAccount, useApi } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { timeRows } from '../../contract.ts'
import type { TimerState } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { changeWaiting, type LocalTimer, useWaiting, type WaitingStop, withoutDiscarded } from './waiting.ts'

export type Purpose = Pick<LocalTimer, 'caseId' | 'caseTitle' | 'what'> & {
  /** Undefined for the last rate of the person. */
  rate?: string | null
}

const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0

export function useTimer() {
  const { account } = useAccount()
  const waiting = useWaiting(account?.id)
  const state = useCall('time.timer', {}, { enabled: account !== undefined })
  const known = state.data?.timer ?? null
  const isEnded =
    waiting.stops.some(({ timerId }) => timerId === known?.timerId) ||
    waiting.discarded.some((timerId) => timerId === known?.timerId)
  const timer = waiting.running ?? (known && !isEnded ? localOf(known) : null)
  return {
    timer,
    waiting,
    userId: account?.id ?? '',
    lastRate: state.data?.lastRate ?? null,
    isLoading: state.isLoading,
    /** Milliseconds by which the server is ahead of this device. */
    ahead: state.data ? Date.parse(state.data.now) - state.dataUpdatedAt : 0,
  }
}

const localOf = (known: NonNullable<TimerState['timer']>): LocalTimer => ({
  timerId: known.timerId,
  startedAt: known.startedAt,
  caseId: known.case?.caseId ?? null,
  caseTitle: known.case?.title ?? '',
  what: known.what,
  rate: known.rate,
})

const stale = ['time.timer', 'time.list', 'time.ofCase', 'time.report', 'cases.history']

/** The usual hooks are not used, because a call that does not reach the server is not a failure here. */
export function useTimerCalls() {
  const client = useApi().client as unknown as Client<typeof timeRows>
  const cache = useQueryClient()
  const renew = () => Promise.all(stale.map((row) => cache.invalidateQueries({ queryKey: [row] })))
  return { client, renew }
}

export function useTimerActions() {
  const t = useText()
  const { timer, waiting, userId, lastRate, ahead } = useTimer()
  const { client, renew } = useTimerCalls()
  const now = () => new Date(Date.now() + ahead).toISOString()

  /**
   * Sends, or does `instead` if the server cannot be reached; `instead` returns false if it would lose another timer.
   * A refusal is shown. Returns whether it was done.
   */
  const attempt = async (send: () => Promise<unknown>, instead: () => unknown): Promise<boolean> => {
    try {
      await send()
    } catch (error) {
      if (!isOffline(error)) {
        notify('error', (error as Error).message || t('timer.failed'))
        await renew()
        return false
      }
      if (instead() === false) {
        notify('error', t('timer.busy'))
        return false
      }
      notify('info', t('timer.offline'), { key: 'timer' })
    }
    // The call is done: its caller does not wait for lists that are read again.
    void renew()
    return true
  }

  const start = ({ caseTitle, ...purpose }: Purpose): Promise<boolean> => {
    const local = {
      ...purpose,
      caseTitle,
      timerId: newId(),
      startedAt: now(),
      rate: purpose.rate ?? lastRate,
    }
    return attempt(
      () => client['time.startTimer']({ body: { timerId: local.timerId, ...purpose } }),
      () => timer === null && changeWaiting(userId, (before) => ({ ...before, running: local })),
    )
  }
  /** `endedAt` is left out for now. */
  const stop = async (ended: Omit<WaitingStop, 'endedAt'>, endedAt?: string): Promise<boolean> => {
    const { caseTitle: _, startedAt, ...body } = ended
    const end = endedAt ?? now()
    return attempt(
      async () => {
        // A timer that the server knows may have been ended elsewhere; then it is not saved a second time.
        const own = waiting.running && { startedAt }
        await client['time.stopTimer']({ body: { ...body, ...own, ...(endedAt && { endedAt }) } })
        changeWaiting(userId, (before) => ({ ...before, running: null }))
      },
      () =>
        changeWaiting(userId, ({ stops, ...rest }) => ({
          ...rest,
          running: null,
          stops: [...stops, { ...ended, endedAt: end }],
        })),
    )
  }
  const change = (purpose: Required<Purpose>): Promise<boolean> => {
    const local = timer && { ...timer, ...purpose }
    const { caseTitle: _, ...fields } = purpose
    return attempt(
      () => client['time.changeTimer']({ body: { timerId: local?.timerId ?? '', ...fields } }),
      () => changeWaiting(userId, (before) => ({ ...before, running: local })),
    )
  }
  const discard = async (): Promise<boolean> => {
    if (!timer) return false
    const gone = timer
    const isDone = await attempt(
      async () => {
        await client['time.discardTimer']({ body: { timerId: gone.timerId } })
        changeWaiting(userId, (before) => ({ ...before, running: null }))
      },
      () =>
        changeWaiting(userId, ({ discarded, stops }) => ({
          ...{ running: null, stops },
          discarded: [...discarded, gone.timerId],
        })),
    )
    if (isDone)
      notify('success', t('timer.discarded'), { action: { label: t('undo'), run: restart, undoes: true } })
    return isDone
    function restart() {
      const { caseTitle: _, ...body } = gone
      changeWaiting(userId, (before) => withoutDiscarded(before, gone.timerId))
      void attempt(
        () => client['time.startTimer']({ body }),
        () => changeWaiting(userId, (before) => ({ ...before, running: gone })),
      )
    }
  }
  return { start, stop, change, discard }
}
