/** Beside a list while rows are chosen: what can be done with all of them. On a phone it is where the thumb is. */
import type { ReactNode } from 'react'
import { useDocked } from '../docked.ts'
import { useFocusBackToList } from '../return-focus.ts'
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
  useFocusBackToList()
  return (
    <section ref={bar} className={classes.bar} data-one-row={oneRow || undefined} aria-label={label}>
      <strong role="status">{count}</strong>
      {children}
    </section>
  )
}
