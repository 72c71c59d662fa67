/** The recordings that this page makes and sends. */
import { holdLock } from '@mizan/platform/ui'
import { useSyncExternalStore } from 'react'
import { createOutbox } from './outbox/outbox.ts'
import { piecesIn } from './outbox/passing-pieces.ts'
import { openPieces } from './outbox/pieces.ts'
import { openMicrophone } from './recorder/microphone.ts'
import { createRecorder } from './recorder/recorder.ts'
import { listen } from './recorder/speech.ts'

const now = () => new Date().toISOString()

/** `crypto.randomUUID` is missing on pages without https, so it is not used. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the browser has refused to store pieces. */
const storage = {
  isRefused: false,
  listeners: new Set<() => void>(),
  refuse() {
    this.isRefused = true
    for (const listener of this.listeners) listener()
  },
}

export const outbox = createOutbox({
  pieces: piecesIn(openPieces(), () => storage.refuse()),
  hold: holdLock,
  now,
})

export const recorder = createRecorder({
  outbox,
  microphone: openMicrophone,
  listen,
  newId,
  ticks: () => performance.now(),
  now,
})

export const useWaiting = () => useSyncExternalStore(outbox.subscribe, outbox.current)
export const useRunning = () => useSyncExternalStore(recorder.subscribe, recorder.current)

function watchStorage(listener: () => void): () => void {
  storage.listeners.add(listener)
  return () => storage.listeners.delete(listener)
}

export const useStorageRefused = () => useSyncExternalStore(watchStorage, () => storage.isRefused)
