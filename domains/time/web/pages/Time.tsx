/** `/time`: recorded time as a list or as a report. */
import {
  Button,
  PageHead,
  Segmented,
  useLock,
  useMedia,
  usePlanLock,
  useScreenKeys,
  useTitle,
} from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { TimeAddress } from '../address.ts'
import { Gate } from '../Gate.tsx'
import { EntryDialog } from '../list/EntryDialog.tsx'
import { EntryList } from '../list/EntryList.tsx'
import { Filters } from '../list/Filters.tsx'
import classes from '../list/list.module.css'
import { useText } from '../text.ts'
import { Refused } from '../timer/Refused.tsx'
import { TimerPanel } from '../timer/TimerPanel.tsx'

const ReportView = lazy(async () => ({ default: (await import('../report/ReportView.tsx')).ReportView }))
const route = getRouteApi('/time')

export function Time() {
  useTitle(useText()('title'))
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const lock = useLock()
  const { disabled: isPlanLocked } = usePlanLock()
  const [isAdding, setAdding] = useState(false)
  const isNarrow = useMedia('(max-width: 47.99em)')
  const change = (next: Partial<TimeAddress>) =>
    void navigate({ search: ({ page: _, ...before }) => ({ ...before, ...next }), replace: true })
  useScreenKeys({ c: lock.disabled ? undefined : () => setAdding(true) })
  return (
    <>
      <PageHead
        title={t('title')}
        tools={
          <Segmented
            label={t('view.label')}
            value={address.show ?? 'list'}
            options={[
              { value: 'list', label: t('view.list') },
              { value: 'report', label: t('view.report') },
            ]}
            onChange={(view) => change({ show: view === 'report' ? 'report' : undefined })}
          />
        }
        action={
          <Button onClick={() => setAdding(true)} {...lock}>
            {t('add')}
          </Button>
        }
      />
      <Refused />
      {isNarrow && !isPlanLocked && (
        <details className={classes.timer}>
          <summary>{t('timer.name')}</summary>
          <TimerPanel onDone={() => undefined} />
        </details>
      )}
      <Filters address={address} onChange={change} />
      {address.show === 'report' ? (
        <Suspense>
          <ReportView address={address} onChange={change} />
        </Suspense>
      ) : (
        <EntryList
          address={address}
          onTurn={(page) => void navigate({ search: (before) => ({ ...before, page }) })}
        />
      )}
      {isAdding && <EntryDialog caseId={address.caseId ?? null} onClose={() => setAdding(false)} />}
    </>
  )
}
