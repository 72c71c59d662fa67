/** The number of results and the order of the list. */
import { useFormat } from '@mizan/platform/ui'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Sort } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from './ResultHeader.module.css'

export interface Found {
  total: number
  totalIsLowerBound: boolean
}

export function useCountText(): (found: Found) => string {
  const t = useText()
  const format = useFormat()
  return ({ total, totalIsLowerBound }) => {
    const shown = format.number(total)
    return totalIsLowerBound ? t('result.atLeast', { shown }) : t('result.count', { count: total, shown })
  }
}

interface Props {
  found: Found | undefined
  page: number
  sort: Sort
  onSort: (sort: Sort) => void
  children?: ReactNode
}

export function ResultHeader({ found, page, sort, onSort, children }: Props) {
  const t = useText()
  const countText = useCountText()
  return (
    <div className={classes.header}>
      <p className={classes.count} role="status">
        {found ? (
          <>
            <strong>{countText(found)}</strong>
            <span className="visually-hidden">{t('pager.page', { page })}</span>
          </>
        ) : (
          <span className={classes.searching}>{t('result.searching')}…</span>
        )}
      </p>
      {children}
      <div className={classes.sort}>
        <select
          aria-label={t('sort.label')}
          value={sort}
          onChange={(event) => onSort(event.target.value as Sort)}
        >
          <option value="relevance">{t('sort.relevance')}</option>
          <option value="newest">{t('sort.newest')}</option>
          <option value="oldest">{t('sort.oldest')}</option>
        </select>
        <IconChevronDown size={14} aria-hidden />
      </div>
    </div>
  )
}
