/** One job that failed for good: the reason, and the buttons to start it again or discard it. */
import { Button, ConfirmDialog, useFormat } from '@mizan/platform/ui'
import { useState } from 'react'
import type { DeadJob } from '../../schemas.ts'
import { useSend } from './data.ts'
import { useJobName } from './job-name.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

interface Props {
  job: DeadJob
  onSaid: (text: string) => void
}

export function JobItem({ job, onSaid }: Props) {
  const t = useText()
  const format = useFormat()
  const name = useJobName()(job.job)
  const [discarding, setDiscarding] = useState(false)
  const retry = useSend('site.retryJob', () => onSaid(t('jobs.retried', { name })))
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{name}</strong>
        <code className={classes.badge}>{job.job}</code>
        <time dateTime={job.failedAt}>{format.moment(job.failedAt)}</time>
      </div>
      <dl className={classes.facts}>
        <dt>{t('jobs.queued')}</dt>
        <dd>{format.moment(job.queuedAt)}</dd>
        <dt>{t('jobs.attempts')}</dt>
        <dd>{format.number(job.attempts)}</dd>
        <dt>{t('jobs.error')}</dt>
        <dd>{job.error || t('jobs.silent')}</dd>
      </dl>
      {retry.error && (
        <p role="alert" className={classes.error}>
          {retry.error.message}
        </p>
      )}
      <div className={classes.cardFoot}>
        <Button
          variant="default"
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { jobId: job.jobId } })}
        >
          {t('jobs.retry')}
        </Button>
        <Button variant="subtle" color="var(--bad)" px="sm" onClick={() => setDiscarding(true)}>
          {t('jobs.discard')}
        </Button>
      </div>
      {discarding && (
        <Discarding job={job} name={name} onSaid={onSaid} onClose={() => setDiscarding(false)} />
      )}
    </li>
  )
}

function Discarding({ job, name, onSaid, onClose }: Props & { name: string; onClose: () => void }) {
  const t = useText()
  const discard = useSend('site.discardJob', () => {
    onSaid(t('jobs.discarded', { name }))
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('jobs.discarding')}
      confirm={t('jobs.discardingConfirm')}
      busy={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate({ params: { jobId: job.jobId } })}
      onClose={onClose}
    >
      <p>{t('jobs.discardingBody', { name })}</p>
    </ConfirmDialog>
  )
}
