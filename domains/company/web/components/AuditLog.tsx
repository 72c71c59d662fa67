/** What was done in the office, newest first. */
import { Button } from '@mantine/core'
import { Failure, useFormat } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { tr } from '../messages.tr.ts'
import classes from '../office.module.css'
import { useText } from '../text.ts'
import { ListWaiting } from './ListWaiting.tsx'

type KnownAction = keyof typeof tr.audit.action

const isKnown = (action: string): action is KnownAction => action in tr.audit.action

export function AuditLog() {
  const t = useText()
  const format = useFormat()
  const [pageIndex, setPageIndex] = useState(0)
  const log = useCall('company.audit', { query: { pageIndex } }, { placeholderData: keepPreviousData })
  if (log.error) return <Failure error={log.error} onRetry={() => log.refetch()} />
  if (!log.data) return <ListWaiting />
  const { items, total, pageSize } = log.data
  if (total === 0)
    return (
      <div className={classes.empty}>
        <h2>{t('audit.empty')}</h2>
        <p>{t('audit.emptyBody')}</p>
      </div>
    )
  const pages = Math.ceil(total / pageSize)
  return (
    <>
      <ol className={classes.list} aria-label={t('audit.list')} aria-busy={log.isPlaceholderData}>
        {items.map((entry) => {
          const action = entry.action.replaceAll('.', '_')
          return (
            <li key={entry.id} className={classes.entry}>
              <time dateTime={entry.at}>{format.moment(entry.at)}</time>
              <p>
                <strong>{entry.actor?.name ?? t('audit.system')}</strong> ·{' '}
                {isKnown(action) ? t(`audit.action.${action}`) : entry.action}
                {entry.subjectName && entry.subjectName !== entry.actor?.name && ` · ${entry.subjectName}`}
              </p>
            </li>
          )
        })}
      </ol>
      {pages > 1 && (
        <nav className={classes.pager} aria-label={t('audit.pager')}>
          <Button
            variant="default"
            size="compact-md"
            disabled={pageIndex === 0}
            onClick={() => setPageIndex(pageIndex - 1)}
          >
            {t('audit.previous')}
          </Button>
          <span>{t('audit.page', { page: pageIndex + 1, pages })}</span>
          <Button
            variant="default"
            size="compact-md"
            disabled={pageIndex + 1 >= pages}
            onClick={() => setPageIndex(pageIndex + 1)}
          >
            {t('audit.next')}
          </Button>
        </nav>
      )}
    </>
  )
}
