/** The line of tools above a list, and the list itself with its pages. */
import type { ReactNode } from 'react'
import { Pager } from '../controls/Pager.tsx'
import { listPage } from './Found.tsx'
import classes from './lists.module.css'

interface ToolsProps {
  /** While rows are chosen, their bar stands in the place of the tools. */
  isSwapped?: boolean
  /** Search and filters, at the beginning of the line. */
  search?: ReactNode
  children?: ReactNode
}

export const ListTools = ({ isSwapped = false, search, children }: ToolsProps) => (
  <div className={classes.tools} data-swapped={isSwapped || undefined}>
    {search}
    <span className={classes.room} />
    {children}
  </div>
)

interface TurnsProps {
  /** Names the landmark. */
  pager: string
  page: { pageIndex: number; total: number }
  /** The next answer is awaited. */
  isOld: boolean
  onTurn: (pageIndex: number) => void
  children: ReactNode
}

export const ListTurns = ({ pager, page, isOld, onTurn, children }: TurnsProps) => (
  <>
    <div className={classes.frame} aria-busy={isOld}>
      {children}
    </div>
    <Pager label={pager} index={page.pageIndex} pages={Math.ceil(page.total / listPage)} onChange={onTurn} />
  </>
)
