/** Running background jobs, and how many wait. */
import { Empty, useFormat } from '@mizan/platform/ui'
import type { ActiveJob } from '../../schemas.ts'
import { useJobName } from './job-name.ts'
import classes from './staff.module.css'
import { useText } from './text.ts'

export function ActiveJobs({ jobs, waiting }: { jobs: readonly ActiveJob[]; waiting: number }) {
  const t = useText()
  const format = useFormat()
  const nameOf = useJobName()
  return (
    <>
      <h2 className={classes.heading}>{t('jobs.now')}</h2>
      <p className={classes.meta}>{t('jobs.waiting', { number: format.number(waiting) })}</p>
      {jobs.length === 0 && <Empty title={t('jobs.activeNone')} />}
      {jobs.length > 0 && (
        <ul className={classes.cards} aria-label={t('jobs.active')}>
          {jobs.map(({ jobId, job, startedAt, done, total }) => (
            <li key={jobId} className={classes.card}>
              <div className={classes.cardHead}>
                <strong>{nameOf(job)}</strong>
                <time dateTime={startedAt}>{t('jobs.since', { moment: format.moment(startedAt) })}</time>
              </div>
              {done !== null && total !== null && (
                <label className={classes.meta}>
                  <progress className={classes.progress} value={done} max={total} />{' '}
                  {t('jobs.progress', { done: format.number(done), total: format.number(total) })}
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
