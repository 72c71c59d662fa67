/** Questions whether to leave that do not come from a change of the address, such as logging out. */
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

/** True at once when nothing would be lost; else the answer of the dialog, which also lets go of the changes. */
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
