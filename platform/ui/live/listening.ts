/**
 * Whether events reach this page, by its own stream or by that of another page. What only events renew is first read from
 * then on: read before, it would have to be read again, because it may have changed before anybody listened.
 */
import { useSyncExternalStore } from 'react'

/** Without a stream it is read all the same. Longer than a slow connection needs to begin one. */
const patienceMs = 10_000

let listening = true
let patience: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function set(next: boolean): void {
  clearTimeout(patience)
  listening = next
  for (const watcher of watchers) watcher()
}

export const listen = {
  /** A stream is being opened. */
  begin(): void {
    set(false)
    patience = setTimeout(() => set(true), patienceMs)
  },
  /** A stream has begun, or there is none any more. */
  settle: (): void => set(true),
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const isListening = (): boolean => listening
export const useListening = (): boolean => useSyncExternalStore(subscribe, isListening)
