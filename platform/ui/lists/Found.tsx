/** What a list shows while it is loaded, if it fails, and once it is there. */
import type { ReactNode } from 'react'
import type { ApiError } from '../../contract/client.ts'
import { Failure } from '../feedback/Failure.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import classes from './lists.module.css'

/** Rows of one page. */
export const listPage = 50

export interface FoundPage<Page> {
  data: Page | undefined
  error: ApiError | null
  refetch: () => unknown
}

interface Props<Page> {
  found: FoundPage<Page>
  /** What is said above the reason. */
  failed: string
  /** Shown until the first answer. */
  waiting: ReactNode
  children: (page: Page) => ReactNode
}

export function Found<Page>({ found, failed, waiting, children }: Props<Page>) {
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{failed}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  return found.data ? children(found.data) : waiting
}

/** A skeleton of tools and rows. */
export const RowsWaiting = ({ rows }: { rows: number }) => (
  <div aria-busy>
    <Waiting width="16rem" height={38} below={12} />
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
      <Waiting key={row} height={40} below={2} />
    ))}
  </div>
)
