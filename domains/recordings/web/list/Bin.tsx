/** Deleted recordings with the days that they have left. */
import { Button, Empty, Failure, notify, Pager, useFormat, useLock, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Recording } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

const pageSize = 50

export function Bin({ caseId, onBack }: { caseId: string; onBack: () => void }) {
  const t = useText()
  const [pageIndex, setPage] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const query = { bin: 'true', pageIndex, pageSize }
  const found = useCall(
    'recordings.list',
    { params: { caseId }, query },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <div className={classes.tools}>
        <h2 ref={heading} tabIndex={-1}>
          {t('binned.title')}
        </h2>
        <span className={classes.room} />
        <Button variant="default" onClick={onBack}>
          {t('binned.back')}
        </Button>
      </div>
      {found.error && <p className={classes.failed}>{t('binned.failed')}</p>}
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {!found.data && !found.error && <Waiting height={120} />}
      {found.data?.total === 0 && <Empty title={t('binned.empty')}>{t('binned.emptyBody')}</Empty>}
      {found.data && found.data.total > 0 && (
        <>
          <ul className={classes.binned} aria-label={t('binned.title')}>
            {found.data.items.map((recording) => (
              <Line key={recording.recordingId} caseId={caseId} recording={recording} />
            ))}
          </ul>
          <Pager
            label={t('list.pager')}
            index={pageIndex}
            pages={Math.ceil(found.data.total / pageSize)}
            onChange={setPage}
          />
        </>
      )}
    </>
  )
}

function Line({ caseId, recording }: { caseId: string; recording: Recording }) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const { recordingId, name, deleted, may } = recording
  const restore = useSend('recordings.restore', (answer) =>
    notify('success', t('restored', { name: answer.name })),
  )
  return (
    <li>
      <span className={classes.gone}>
        <strong>{name}</strong>
        {deleted && (
          <span>
            {t('binned.by', { name: deleted.by.name, date: format.day(deleted.at) })} ·{' '}
            {t('binned.left', { count: deleted.daysLeft })}
          </span>
        )}
      </span>
      {may.includes('restore') && (
        <Button
          variant="default"
          aria-label={t('action.restoreOf', { name })}
          loading={restore.isPending}
          onClick={() => restore.mutate({ params: { caseId, recordingId } })}
          {...lock}
        >
          {t('action.restore')}
        </Button>
      )}
    </li>
  )
}
