/** Asks whether to leave where the address does not change, such as at logging out. */
import { blockers } from './blockers.ts'

type Answer = (leave: boolean) => void

let asked: Answer | undefined
const listeners = new Set<() => void>()

function put(answer: Answer | undefined): void {
  asked = answer
  for (const listener of listeners) listener()
}

export const leaving = {
  current: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** True at once if nothing would be lost; otherwise the answer of the dialog, which also discards the changes. */
export function askToLeave(): Promise<boolean> {
  if (!blockers.any()) return Promise.resolve(true)
  return new Promise((resolve) => {
    put((leave) => {
      put(undefined)
      if (leave) blockers.clear()
      resolve(leave)
    })
  })
}
