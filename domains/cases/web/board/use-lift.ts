/** A card is moved with keys: m lifts the one that has the focus, arrows choose a column, Enter drops it, Escape does not. */
import { isBusyTyping } from '@mizan/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { CaseLine } from '../../schemas.ts'
import type { State } from '../list/address.ts'
import { stateOf } from './use-move.ts'

export interface Lifted {
  line: CaseLine
  target: State
}

interface Parts {
  states: readonly State[]
  /** The card that has the focus, if the person may move it. */
  focused: () => CaseLine | undefined
  onDrop: (lifted: Lifted) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function useLift({ states, focused, onDrop }: Parts) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const pressed = (key: string): boolean => {
    if (!lifted) {
      const line = key === 'm' ? focused() : undefined
      if (line) setLifted({ line, target: stateOf(line) })
      return Boolean(line)
    }
    const step = steps[key]
    if (step) {
      const at = states.indexOf(lifted.target) + step
      setLifted({ ...lifted, target: states[Math.min(Math.max(at, 0), states.length - 1)] ?? lifted.target })
    } else if (key === 'Enter' || key === 'Escape' || key === 'Tab') {
      setLifted(null)
      if (key === 'Enter') onDrop(lifted)
    }
    return true
  }
  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyTyping(event.target)) return
      if (!latest.current(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the link of the card, which Enter would open.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return lifted
}
