/** Commands of the recorder. The recorder itself is loaded after the first screen, and then offers its commands. */
import type { Command } from '@mizan/platform/ui'
import { useSyncExternalStore } from 'react'

let offered: Command[] = []
const listeners = new Set<() => void>()

export function offerCommands(commands: Command[]): void {
  offered = commands
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRecordingCommands = (): Command[] => useSyncExternalStore(subscribe, () => offered)
