/** A part of the dashboard under its heading, which on a phone opens and closes it. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './dashboard.module.css'

interface Props {
  title: string
  count?: number | undefined
  /** Undefined: it is always open. */
  begins: 'open' | 'closed' | undefined
  children: ReactNode
}

export function Fold({ title, count = 0, begins, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(begins !== 'closed')
  const name = (
    <>
      {title} {count > 0 && <span className={classes.count}>{count}</span>}
    </>
  )
  if (!begins)
    return (
      <>
        <h2>{name}</h2>
        <div>{children}</div>
      </>
    )
  const Sign = isOpen ? IconChevronDown : IconChevronRight
  return (
    <>
      <h2>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign size={18} stroke={1.8} aria-hidden /> {name}
        </button>
      </h2>
      <div id={id}>{isOpen && children}</div>
    </>
  )
}
