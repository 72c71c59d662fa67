/** A recording that waits until its person was reminded of consent. */
import { useSyncExternalStore } from 'react'

let waiting: (() => void) | undefined
const listeners = new Set<() => void>()

function put(begin: (() => void) | undefined): void {
  waiting = begin
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const reminder = {
  ask: (begin: () => void): void => put(begin),
  /** Begins the waiting recording. */
  go: (): void => {
    const begin = waiting
    put(undefined)
    begin?.()
  },
  close: (): void => put(undefined),
}

export const useReminding = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined)
