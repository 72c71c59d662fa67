import type { ReactNode } from 'react'
import classes from './list.module.css'

/** Shown in place of a list without entries. */
export const Empty = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.empty}>
    <h2>{title}</h2>
    <p>{children}</p>
  </div>
)
