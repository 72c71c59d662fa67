import type { ReactNode } from 'react'
import classes from './page.module.css'

/** How wide a screen may become: a table uses the whole window, lines of text are read more easily when they are short. */
export type PageWidth = 'table' | 'form' | 'text'

/** The frame of a screen: its width, and the same distance from the edges everywhere. */
export const Page = ({ width = 'table', children }: { width?: PageWidth; children: ReactNode }) => (
  <div className={classes.page} data-width={width}>
    {children}
  </div>
)
