/** `/company`: the people of the office and what each may do. */
import { Button, FeatureGate, Slot, useAccount, usePermission, useTitle } from '@mizan/platform/ui'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isAdministrator } from '../../access.ts'
import { AuditLog } from '../components/AuditLog.tsx'
import { Empty } from '../components/Empty.tsx'
import { Invitations } from '../components/Invitations.tsx'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { Members } from '../components/Members.tsx'
import { RoleMatrix } from '../components/RoleMatrix.tsx'
import { SeatMeter } from '../components/SeatMeter.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { useCall } from '../data.ts'
import type { OfficeTab } from '../tabs.ts'
import { useText } from '../text.ts'
import classes from './Office.module.css'

const route = getRouteApi('/company')

export function Office() {
  const t = useText()
  const allowed = usePermission('members', 'Read')
  useTitle(t('title'))
  return (
    <FeatureGate feature="companyDashboard" name={t('title')}>
      {allowed === false ? <Forbidden /> : <Dashboard />}
    </FeatureGate>
  )
}

function Forbidden() {
  const t = useText()
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      <div className={classes.section}>
        <Empty title={t('forbidden.title')}>{t('forbidden.body')}</Empty>
      </div>
    </div>
  )
}

function Dashboard() {
  const { tab = 'members' } = route.useSearch()
  // The result of an action is shown on the tab on which it was done.
  const [said, setSaid] = useState({ tab, text: '' })
  const say = (text: string) => setSaid({ tab, text })
  const { account } = useAccount()
  const mayChange = usePermission('members', 'Write') === true
  const offered = (useCall('company.roles', {}).data?.items ?? [])
    .filter(({ assignable }) => assignable)
    .map(({ role }) => role)
  const mayInvite = mayChange && account?.readOnly === false
  const parts: Record<OfficeTab, ReactNode> = {
    members: <Members me={account?.id} offered={offered} onSaid={say} />,
    invitations: <Invitations mayDelete={mayChange} mayResend={mayInvite} onSaid={say} />,
    roles: <RoleMatrix />,
    audit: <AuditLog />,
    data: <Data />,
  }
  return (
    <div className={classes.page}>
      <Head mayInvite={mayInvite} offered={offered} onSaid={say} />
      <Tabs current={tab} />
      <p role="status" className={classes.said}>
        {said.tab === tab && said.text}
      </p>
      {parts[tab]}
    </div>
  )
}

/** For administrators alone, who may read everything. */
function Data() {
  const t = useText()
  const { account } = useAccount()
  if (!account || isAdministrator(account.roles)) return <Slot name="company.data" />
  return <Empty title={t('data.forbidden')}>{t('data.forbiddenBody')}</Empty>
}

interface HeadProps {
  mayInvite: boolean
  offered: Parameters<typeof InviteDialog>[0]['offered']
  onSaid: (text: string) => void
}

/** The office, its seats, and the button to invite somebody. */
function Head({ mayInvite, offered, onSaid }: HeadProps) {
  const t = useText()
  const [inviting, setInviting] = useState(false)
  const { account } = useAccount()
  const seats = useCall('company.limit', {}).data
  const isFull = seats !== undefined && seats.used >= seats.maximum
  return (
    <>
      <div className={classes.head}>
        <h1>
          <small>{t('title')}</small>
          {account?.company.name ?? '\u00a0'}
        </h1>
        <SeatMeter seats={seats} />
        {mayInvite && (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden />}
            disabled={isFull}
            onClick={() => setInviting(true)}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      {mayInvite && isFull && <p className={classes.notice}>{t('seats.full')}</p>}
      {inviting && (
        <InviteDialog
          offered={offered}
          onClose={() => setInviting(false)}
          onSent={(email) => {
            onSaid(t('invite.sent', { email }))
            setInviting(false)
          }}
        />
      )}
    </>
  )
}
