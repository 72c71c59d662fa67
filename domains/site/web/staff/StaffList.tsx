/** A list of staff, page by page: loading, failed, empty, or with its entries. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Empty, Failure, Pager, Waiting } from '@mizan/platform/ui'
import { type ReactNode, useEffect } from 'react'
import { pageWithin } from './address.ts'
import classes from './staff.module.css'

interface Page<Entry> {
  items: readonly Entry[]
  total: number
  pageSize: number
}

interface Props<Entry> {
  label: string
  list: {
    data: Page<Entry> | undefined
    error: ApiError | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Shown if there are no entries. */
  empty: string
  pagesLabel: string
  /** The number of the page, from 1. */
  page: number
  onPage: (page: number) => void
  children: (entry: Entry) => ReactNode
}

export function StaffList<Entry>(props: Props<Entry>) {
  const { label, list, empty, pagesLabel, page, onPage, children } = props
  const { data, error, isPlaceholderData } = list
  const pages = data && !isPlaceholderData ? Math.ceil(data.total / data.pageSize) : page
  const there = pageWithin(page, pages)
  // Decisions on the last page may have left it without entries.
  useEffect(() => {
    if (there !== page) onPage(there)
  })
  return (
    <>
      {error && <Failure error={error} onRetry={() => list.refetch()} />}
      {!data && !error && <Waiting height={320} />}
      {data?.total === 0 && <Empty title={empty} />}
      {data && data.total > 0 && (
        <ul className={classes.cards} aria-label={label} aria-busy={isPlaceholderData}>
          {data.items.map(children)}
        </ul>
      )}
      {data && (
        <Pager
          label={pagesLabel}
          index={there - 1}
          pages={Math.ceil(data.total / data.pageSize)}
          onChange={(index) => onPage(index + 1)}
        />
      )}
    </>
  )
}
