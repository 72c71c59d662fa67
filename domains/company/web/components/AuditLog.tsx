/** The record of the office, newest first. */
import { Button, Empty, Failure, Pager, useAuditTexts } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditFilter } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { AuditFiles, AuditFilters, askedOf, type FilterInput, nothingTyped } from './AuditFilters.tsx'
import { AuditLine } from './AuditLine.tsx'
import classes from './AuditLog.module.css'
import { ListWaiting } from './ListWaiting.tsx'
import list from './list.module.css'

export function AuditLog() {
  const [typed, setTyped] = useState(nothingTyped)
  const [pageIndex, setPageIndex] = useState(0)
  const filter = askedOf(typed)
  const type = (next: FilterInput) => {
    setTyped(next)
    setPageIndex(0)
  }
  return (
    <>
      <AuditFilters typed={typed} onType={type} />
      <Entries
        filter={filter}
        pageIndex={pageIndex}
        onTurn={setPageIndex}
        onClear={() => type(nothingTyped)}
      />
    </>
  )
}

interface EntriesProps {
  filter: AuditFilter
  pageIndex: number
  onTurn: (index: number) => void
  onClear: () => void
}

function Entries({ filter, pageIndex, onTurn, onClear }: EntriesProps) {
  const t = useText()
  const log = useCall(
    'company.audit',
    { query: { ...filter, pageIndex } },
    { placeholderData: keepPreviousData },
  )
  const texts = useAuditTexts()
  if (log.error) return <Failure error={log.error} onRetry={() => log.refetch()} />
  if (!log.data || !texts) return <ListWaiting />
  const { items, total, pageSize } = log.data
  const isFiltered = Object.keys(filter).length > 0
  if (total === 0 && !isFiltered) return <Empty title={t('audit.empty')}>{t('audit.emptyBody')}</Empty>
  if (total === 0)
    return (
      <Empty
        title={t('audit.noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('audit.clear')}
          </Button>
        }
      />
    )
  return (
    <>
      <div className={classes.tools}>
        <span role="status">{t('audit.count', { count: total })}</span>
        <AuditFiles filter={filter} />
      </div>
      <ol
        className={`${list.list} ${classes.log}`}
        aria-label={t('audit.list')}
        aria-busy={log.isPlaceholderData}
      >
        {items.map((entry) => (
          <AuditLine key={entry.id} entry={entry} texts={texts} />
        ))}
      </ol>
      <Pager
        label={t('audit.pager')}
        index={pageIndex}
        pages={Math.ceil(total / pageSize)}
        onChange={onTurn}
      />
    </>
  )
}
