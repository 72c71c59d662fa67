/** A press changes the task as it was when the press began, not as a change of somebody else makes it meanwhile. */
import { useRef } from 'react'
import type { Task } from '../../schemas.ts'

export function usePressed(task: Task) {
  const began = useRef<Task>(undefined)
  return {
    onPointerDown: () => {
      began.current = task
    },
    onPointerLeave: () => {
      began.current = undefined
    },
    /** Keys press at once. */
    taken: (): Task => {
      const seen = began.current ?? task
      began.current = undefined
      return seen
    },
  }
}
