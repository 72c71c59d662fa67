/** The common parts of the three lists of staff: the table, and its placeholder while it loads. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Empty, Failure, Waiting } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import classes from './staff.module.css'

export interface ListProps {
  query: string
  pageIndex: number
  /** The pager below. */
  children: (total: number, pageSize: number) => ReactNode
}

interface Props<Item> {
  label: string
  heads: readonly string[]
  /** The indexes of the columns with figures, which are aligned to the right. */
  figures: readonly number[]
  list: {
    data: { items: readonly Item[]; total: number; pageSize: number } | undefined
    error: ApiError | null
    refetch: () => unknown
  }
  row: (item: Item) => ReactNode
  children: ListProps['children']
}

export function ListTable<Item>({ label, heads, figures, list, row, children }: Props<Item>) {
  const t = useText()
  const { data, error } = list
  if (error) return <Failure error={error} onRetry={() => list.refetch()} />
  if (!data) return <Waiting height={320} />
  if (data.total === 0) return <Empty title={t('staff.none')} />
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" data-number={figures.includes(at) || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{data.items.map(row)}</tbody>
        </table>
      </div>
      {children(data.total, data.pageSize)}
    </>
  )
}
