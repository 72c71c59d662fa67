/**
 * The waiting recordings of this page, as the screens show them, and the locks by which this page is the one that
 * sends them.
 */
import type { Hold } from '@mizan/platform/ui'
import type { KeptRecording } from './pieces.ts'

export interface WaitingRecording {
  recording: KeptRecording
  /** `open`: more pieces may arrive. `left`: nobody records it any more, and its person has to decide about it. */
  state: 'open' | 'left' | 'sending' | 'cut' | 'refused'
  /** The server's reason for a refusal or a cut; empty if the server cannot be reached. */
  text: string
  /** Whether the server will take no more sound of it. */
  isFull: boolean
  /** The number of acknowledged pieces, and the instant of the last acknowledgement. */
  sent: number
  sentAt: string | null
  /** The server has all present pieces. */
  isLevel: boolean
}

export function createWaitingList(hold: Hold) {
  let items: readonly WaitingRecording[] = []
  const listeners = new Set<() => void>()
  const letGo = new Map<string, () => void>()

  const put = (next: readonly WaitingRecording[]) => {
    items = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => items,
    find: (id: string) => items.find(({ recording }) => recording.id === id),
    /** False if another page sends it. */
    take: async (id: string): Promise<boolean> => {
      const held = await hold(`recording ${id}`)
      if (held) letGo.set(id, held)
      return held !== false
    },
    enter: (recording: KeptRecording, state: WaitingRecording['state']) =>
      put([...items, { recording, state, text: '', isFull: false, sent: 0, sentAt: null, isLevel: false }]),
    change: (id: string, more: (before: WaitingRecording) => Partial<WaitingRecording>) =>
      put(items.map((one) => (one.recording.id === id ? { ...one, ...more(one) } : one))),
    forget: (id: string) => {
      letGo.get(id)?.()
      letGo.delete(id)
      put(items.filter(({ recording }) => recording.id !== id))
    },
    leave: () => {
      for (const { recording } of items) letGo.get(recording.id)?.()
      letGo.clear()
      put([])
    },
  }
}

export type WaitingList = ReturnType<typeof createWaitingList>
