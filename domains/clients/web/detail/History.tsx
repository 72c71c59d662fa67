/** What was done to a client, newest first, in the words of the office's record. */
import { Empty, Failure, Pager, useAuditTexts, useFormat, useLanguage, Waiting } from '@mizan/platform/ui'
import { detailsOf } from '@mizan/platform/ui/audit'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client, History as HistoryPage } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './History.module.css'

type Entry = HistoryPage['items'][number]

export function History({ client: { clientId } }: { client: Client }) {
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const history = useCall(
    'client.histories',
    { params: { clientId }, query: { pageIndex } },
    { placeholderData: keepPreviousData },
  )
  if (history.error)
    return (
      <>
        <p className={classes.failed}>{t('history.failed')}</p>
        <Failure error={history.error} onRetry={() => history.refetch()} />
      </>
    )
  if (!history.data) return <Waiting height={200} />
  const { items, total, pageSize } = history.data
  if (total === 0) return <Empty title={t('history.empty')}>{t('history.emptyBody')}</Empty>
  return (
    <>
      <ol className={classes.list} aria-label={t('history.list')}>
        {items.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pager
        label={t('history.pager')}
        index={pageIndex}
        pages={Math.ceil(total / pageSize)}
        onChange={setPageIndex}
      />
    </>
  )
}

function Line({ entry: { at, actor, action, details } }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const texts = useAuditTexts()
  const text = texts && Object.hasOwn(texts, action) ? texts[action] : undefined
  const shown = detailsOf(text, { subjectId: null, details }, language).join(' · ')
  return (
    <li className={classes.entry}>
      <time dateTime={at}>{format.moment(at)}</time>
      <span>{actor ? actor.name || t('history.gone') : t('history.system')}</span>
      <p>
        {text?.says[language] ?? (texts ? action : '')}
        {shown && <small>{shown}</small>}
      </p>
    </li>
  )
}
