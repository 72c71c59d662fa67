/** `/features/jobs`: background jobs: those that failed for good, those that run, and the number that wait. */
import { Slot, usePermission, useTitle } from '@mizan/platform/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActiveJobs } from './ActiveJobs.tsx'
import { keepBefore, useCall } from './data.ts'
import { JobItem } from './JobItem.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { StaffList } from './StaffList.tsx'
import classes from './staff.module.css'
import { useText } from './text.ts'

const route = getRouteApi('/features/jobs')

export function Jobs() {
  const t = useText()
  useTitle(t('tabs.jobs'))
  return (
    <StaffFrame current="jobs" module="product" lead={t('jobs.lead')}>
      <Failed />
      <div className={classes.serverState}>
        <Slot name="site.server-state" />
      </div>
    </StaffFrame>
  )
}

/** Running jobs are read again now and then, because no action on this screen starts them. */
const lookEveryMs = 5_000

function Failed() {
  const t = useText()
  const { page = 1 } = route.useSearch()
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const allowed = usePermission('product', 'Write') === true
  const list = useCall(
    'site.jobs',
    { query: { pageIndex: page - 1 } },
    { enabled: allowed, placeholderData: keepBefore, refetchInterval: lookEveryMs },
  )
  return (
    <>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <h2 className={classes.heading}>{t('jobs.failed')}</h2>
      <StaffList
        label={t('jobs.failed')}
        list={list}
        empty={t('jobs.none')}
        pagesLabel={t('jobs.pages')}
        page={page}
        onPage={(wanted) => navigate({ to: '/features/jobs', search: wanted > 1 ? { page: wanted } : {} })}
      >
        {(job) => <JobItem key={job.jobId} job={job} onSaid={setSaid} />}
      </StaffList>
      {list.data && <ActiveJobs jobs={list.data.active} waiting={list.data.waiting} />}
    </>
  )
}
