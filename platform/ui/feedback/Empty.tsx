import type { ReactNode } from 'react'
import classes from './Empty.module.css'

interface Props {
  title: string
  /** What a person can do instead. */
  action?: ReactNode
  /** It is the whole screen. */
  alone?: boolean
  children?: ReactNode
}

/** Shown in place of a list without entries, or of one that may not be seen. */
export const Empty = ({ title, action, alone, children }: Props) => (
  <div className={classes.empty}>
    {alone ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children && <p>{children}</p>}
    {action}
  </div>
)
