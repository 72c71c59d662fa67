import type { ReactNode } from 'react'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './Empty.module.css'

interface Props {
  title: string
  /** What a person can do instead. */
  action?: ReactNode
  /** It is the whole screen. */
  alone?: boolean
  children?: ReactNode
}

/** Shown in place of a list without entries, or of a screen that has nothing to show. */
export const Empty = ({ title, action, alone, children }: Props) => (
  <>
    {alone && <PageHead title={title} />}
    <div className={alone ? classes.alone : classes.empty}>
      {!alone && <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  </>
)
