import type { ReactElement, ReactNode } from 'react'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './Empty.module.css'

interface Props {
  /** Without a full stop, as of any heading. */
  title: string
  /** The one thing that a person can do instead. */
  action?: ReactElement | false | null | undefined
  /** It is the whole screen. */
  alone?: boolean
  /** One sentence: what belongs here, or how it comes. */
  children?: ReactNode
}

/** Shown in place of a list without entries, or of a screen that has nothing to show. */
export const Empty = ({ title, action, alone, children }: Props) => (
  <>
    {alone && <PageHead title={title} />}
    <div className={alone ? classes.alone : classes.empty} data-empty>
      {!alone && <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  </>
)
