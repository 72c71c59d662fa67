/** What was done in the office, newest first. */
import { Empty, Failure, Pager, useAuditTexts } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { AuditLine } from './AuditLine.tsx'
import classes from './AuditLog.module.css'
import { ListWaiting } from './ListWaiting.tsx'
import list from './list.module.css'

export function AuditLog() {
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const log = useCall('company.audit', { query: { pageIndex } }, { placeholderData: keepPreviousData })
  const texts = useAuditTexts()
  if (log.error) return <Failure error={log.error} onRetry={() => log.refetch()} />
  if (!log.data || !texts) return <ListWaiting />
  const { items, total, pageSize } = log.data
  if (total === 0) return <Empty title={t('audit.empty')}>{t('audit.emptyBody')}</Empty>
  return (
    <>
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
        onChange={setPageIndex}
      />
    </>
  )
}
