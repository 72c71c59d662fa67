/** Beside a list while rows are chosen: what can be done with all of them. On a phone it is where the thumb is. */
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useDocked } from '../docked.ts'
import { returnFocus, useFocusBackToList } from '../return-focus.ts'
import classes from './chosen.module.css'

interface Props {
  /** Names the landmark. */
  label: string
  /** How many rows are chosen. */
  count: string
  /** On a phone nothing is wrapped, and the count keeps the room that the buttons leave. */
  oneRow?: boolean
  children: ReactNode
}

export function ChosenBar({ label, count, oneRow = false, children }: Props) {
  const bar = useDocked('--bulkbar')
  const focused = useRef<Element>(null)
  useFocusBackToList()
  // A question may have taken the place of what had the focus.
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    returnFocus(bar.current)
  })
  const note = ({ target }: FocusEvent) => {
    focused.current = target
  }
  return (
    <section
      ref={bar}
      className={classes.bar}
      data-one-row={oneRow || undefined}
      aria-label={label}
      tabIndex={-1}
      onFocus={note}
    >
      <strong role="status">{count}</strong>
      {children}
    </section>
  )
}
