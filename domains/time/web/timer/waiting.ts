/**
 * Changes of the timer while the server could not be reached. They stay in this browser until the server has them,
 * with their real times, and are kept apart for each person.
 */
import { readStored, removeStored, writeStored } from '@mizan/platform/ui'
import { useMemo, useSyncExternalStore } from 'react'

export interface LocalTimer {
  timerId: string
  startedAt: string
  caseId: string | null
  /** The title is shown while the change waits. */
  caseTitle: string
  what: string
  rate: string | null
}

export interface WaitingStop extends LocalTimer {
  caseId: string
  endedAt: string
  /** The reason of the server's refusal; the person decides what to do. */
  refused?: string
}

export interface WaitingTimers {
  /** A timer that was started or changed here and that the server does not know, or not so, yet. */
  running: LocalTimer | null
  stops: readonly WaitingStop[]
  /** Ids of timers that end without being saved. */
  discarded: readonly string[]
}

const nothing: WaitingTimers = { running: null, stops: [], discarded: [] }
const listIn = (stored: unknown) => (Array.isArray(stored) ? stored : [])
const keyOf = (userId: string) => `timer_waiting_${userId}`
const listeners = new Set<() => void>()

function parse(stored: string | null): WaitingTimers {
  if (!stored) return nothing
  try {
    const { running, stops, discarded } = JSON.parse(stored)
    return { running: running ?? null, stops: listIn(stops), discarded: listIn(discarded) }
  } catch {
    return nothing
  }
}

export const readWaiting = (userId: string): WaitingTimers => parse(readStored(keyOf(userId)))

export function changeWaiting(userId: string, change: (waiting: WaitingTimers) => WaitingTimers): void {
  const next = change(readWaiting(userId))
  const isEmpty = next.running === null && next.stops.length === 0 && next.discarded.length === 0
  if (isEmpty) removeStored(keyOf(userId))
  else writeStored(keyOf(userId), JSON.stringify(next))
  for (const listener of listeners) listener()
}

export const withoutStop = ({ stops, ...rest }: WaitingTimers, timerId: string): WaitingTimers => ({
  ...rest,
  stops: stops.filter((one) => one.timerId !== timerId),
})

export const withoutDiscarded = ({ discarded, ...rest }: WaitingTimers, timerId: string): WaitingTimers => ({
  ...rest,
  discarded: discarded.filter((one) => one !== timerId),
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Includes the changes of other tabs of this browser. */
export function useWaiting(userId: string | undefined): WaitingTimers {
  const stored = useSyncExternalStore(subscribe, () => (userId ? readStored(keyOf(userId)) : null))
  return useMemo(() => parse(stored), [stored])
}
