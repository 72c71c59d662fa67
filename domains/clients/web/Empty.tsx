import type { ReactNode } from 'react'
import classes from './Empty.module.css'

interface Props {
  title: string
  /** It is all that the screen shows. */
  alone?: boolean
  /** What a person can do instead. */
  action?: ReactNode
  children?: ReactNode
}

/** Shown in place of a list without entries, or of one that may not be seen. */
export const Empty = ({ title, alone, action, children }: Props) => (
  <div className={classes.empty}>
    {alone ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children && <p>{children}</p>}
    {action}
  </div>
)
