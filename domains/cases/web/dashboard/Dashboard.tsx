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
import { Due } from './Due.tsx'
import classes from './dashboard.module.css'
import { greetingAt, timeInTurkey } from './greeting.ts'
import { Money } from './Money.tsx'
import { NextHearing, useNextHearing } from './NextHearing.tsx'
import { Recent } from './Recent.tsx'
import { Steps } from './Steps.tsx'
import { Tasks } from './Tasks.tsx'
import { useText } from './text.ts'
import { useClientsShown, useStanding } from './use-standing.ts'
import { useToday } from './use-today.ts'
import { Without } from './Without.tsx'

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

function Welcome({ action }: { action?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { account } = useAccount()
  const now = new Date()
  const day = dayInTurkey(now)
  return (
    <PageHead
      title={t(`greeting.${greetingAt(timeInTurkey(now))}`, { name: account?.name ?? '' })}
      line={<time dateTime={day}>{format.dateAndWeekday(day)}</time>}
      action={action}
    />
  )
}

function Work({ narrow }: { narrow: boolean }) {
  const caseText = useCaseText()
  const lock = useLock()
  const mayAdd = usePermission('cases', 'Write') === true
  const showsMoney = useClientsShown()
  const [isAdding, setAdding] = useState(false)
  const today = useToday()
  const hearing = useNextHearing(today, narrow)
  const add = mayAdd && !lock.disabled ? () => setAdding(true) : undefined
  useScreenKeys({ c: add })
  return (
    <>
      <Welcome
        action={
          mayAdd && (
            <Button onClick={add} {...lock}>
              {caseText('list.add')}
            </Button>
          )
        }
      />
      <Slot name="dashboard.notice" />
      {showsMoney && <Steps today={today} onAdd={add} />}
      <div className={classes.columns} data-narrow={narrow || undefined}>
        <div className={classes.main}>
          {hearing && <NextHearing hearing={hearing} />}
          <Due today={today} shownHearing={hearing?.id} />
          <Tasks />
        </div>
        <div className={classes.rail}>
          {showsMoney && <Money />}
          {!narrow && <Recent today={today} />}
          <Slot name="dashboard.news" />
        </div>
      </div>
      <Suspense>{isAdding && <NewCaseDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}
