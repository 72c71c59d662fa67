/** What the day asks of the person who is signed in; on a phone in one column, the next hearing first. */

import { dayInTurkey } from '@mizan/platform/calendar'
import {
  Button,
  FeatureGate,
  Page,
  PageHead,
  PageHeadWaiting,
  PlainLink,
  Slot,
  useAccount,
  useFormat,
  useLock,
  useMedia,
  usePermission,
  useScreenKeys,
  useTitle,
} from '@mizan/platform/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText as useCaseText } from '../text.ts'
import { Skeleton } from './Block.tsx'
import { Due } from './Due.tsx'
import classes from './dashboard.module.css'
import { greetingAt, timeInTurkey } from './greeting.ts'
import { Money } from './Money.tsx'
import { NextHearing } from './NextHearing.tsx'
import { Recent } from './Recent.tsx'
import { Steps, useFirstSteps } from './Steps.tsx'
import { Tasks } from './Tasks.tsx'
import { useText } from './text.ts'
import { useClientsShown, useStanding } from './use-standing.ts'
import { useToday } from './use-today.ts'
import { Without } from './Without.tsx'

const ConnectDialog = lazy(async () => ({
  default: (await import('../calendar/Connect.tsx')).ConnectDialog,
}))
const NewTaskDialog = lazy(async () => ({
  default: (await import('../tasks/NewTaskDialog.tsx')).NewTaskDialog,
}))
const NewCaseDialog = lazy(async () => ({
  default: (await import('../list/NewCaseDialog.tsx')).NewCaseDialog,
}))

/** `narrow`: the arrangement for a phone, whatever the window. */
export function Dashboard({ narrow = false }: { narrow?: boolean }) {
  const t = useText()
  useTitle(t('name'))
  const toSearch = (
    <Button renderRoot={(props) => <PlainLink {...props} href="/search" />}>{t('toSearch')}</Button>
  )
  return (
    <FeatureGate feature="dashboard" name={t('feature')} offer={toSearch}>
      <Page>
        <Standing narrow={narrow} />
      </Page>
    </FeatureGate>
  )
}

function Standing({ narrow }: { narrow: boolean }) {
  const standing = useStanding()
  const isPhone = useMedia('(max-width: 47.99em)')
  if (standing === 'awaited') return <PageHeadWaiting />
  if (standing === 'cases') return <Work narrow={narrow || isPhone} />
  return (
    <>
      <Welcome />
      <Slot name="dashboard.notice" />
      <Without why={standing} />
      <Slot name="dashboard.news" />
    </>
  )
}

function Welcome({ tools, action }: { tools?: ReactNode; action?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { account } = useAccount()
  const now = new Date()
  const day = dayInTurkey(now)
  return (
    <PageHead
      title={t(`greeting.${greetingAt(timeInTurkey(now))}`, { name: account?.name ?? '' })}
      line={<time dateTime={day}>{format.dateAndWeekday(day)}</time>}
      tools={tools}
      action={action}
    />
  )
}

function Work({ narrow }: { narrow: boolean }) {
  const caseText = useCaseText()
  const lock = useLock()
  const mayAdd = usePermission('cases', 'Write') === true
  const showsMoney = useClientsShown()
  const [adding, setAdding] = useState<'case' | 'task' | 'calendar' | null>(null)
  const today = useToday()
  const steps = useFirstSteps(today, mayAdd && showsMoney && !lock.disabled)
  const add = mayAdd && !lock.disabled ? () => setAdding('case') : undefined
  useScreenKeys({ c: add })
  const addTask = mayAdd && (
    <Button variant="default" onClick={() => setAdding('task')} {...lock}>
      {caseText('case.addTask')}
    </Button>
  )
  return (
    <>
      <Welcome
        tools={!narrow && addTask}
        action={
          mayAdd && (
            <Button onClick={add} {...lock}>
              {caseText('list.add')}
            </Button>
          )
        }
      />
      {today.isAwaited || steps.isAwaited ? (
        <BodyWaiting narrow={narrow} />
      ) : (
        <>
          {steps.done && add && (
            <Steps done={steps.done} onAdd={add} onConnect={() => setAdding('calendar')} />
          )}
          <div className={classes.columns} data-narrow={narrow || undefined}>
            <div className={classes.main}>
              {today.hearing && <NextHearing hearing={today.hearing} />}
              <Due today={today} narrow={narrow} />
              <Tasks today={today} narrow={narrow}>
                {narrow && addTask}
              </Tasks>
            </div>
            <div className={classes.rail}>
              {showsMoney && <Money />}
              <Recent today={today} narrow={narrow} />
              <Slot name="dashboard.news" />
            </div>
          </div>
          <Slot name="dashboard.notice" />
        </>
      )}
      <Suspense>
        {adding === 'case' && <NewCaseDialog onClose={() => setAdding(null)} />}
        {adding === 'task' && <NewTaskDialog onClose={() => setAdding(null)} />}
        {adding === 'calendar' && <ConnectDialog onClose={() => setAdding(null)} />}
      </Suspense>
    </>
  )
}

/** In the shape of what comes, so that nothing moves once it is there. */
const BodyWaiting = ({ narrow }: { narrow: boolean }) => (
  <div className={classes.columns} data-narrow={narrow || undefined}>
    <Skeleton rows={16} />
    <Skeleton rows={8} />
  </div>
)
