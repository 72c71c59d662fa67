/** `/company`: who belongs to the office and what each may do. */
import { Button } from '@mantine/core'
import { FeatureGate, ReadOnlyNotice, useTitle } from '@mizan/platform/ui'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Seats } from '../../schemas.ts'
import { AuditLog } from '../components/AuditLog.tsx'
import { Invitations } from '../components/Invitations.tsx'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { Members } from '../components/Members.tsx'
import { RoleMatrix } from '../components/RoleMatrix.tsx'
import { useCall } from '../data.ts'
import classes from '../office.module.css'
import { type OfficeTab, officeTabs } from '../tabs.ts'
import { useText } from '../text.ts'

const route = getRouteApi('/company')

export function Office() {
  const t = useText()
  useTitle(t('title'))
  return (
    <FeatureGate feature="companyDashboard" name={t('title')}>
      <Dashboard />
    </FeatureGate>
  )
}

function Dashboard() {
  const t = useText()
  const { tab = 'members' } = route.useSearch()
  const [inviting, setInviting] = useState(false)
  const [said, setSaid] = useState('')
  const profile = useCall('user.profile', {}).data
  const seats = useCall('company.limit', {}).data
  const roles = useCall('company.roles', {}).data
  const offered = (roles?.items ?? []).filter((one) => one.assignable).map((one) => one.role)
  const mayChange = profile?.permissions.members === 'Write' && !profile.readOnly
  const isFull = seats !== undefined && seats.used >= seats.maximum
  const parts: Record<OfficeTab, ReactNode> = {
    members: <Members me={profile?.id} offered={offered} onSaid={setSaid} />,
    invitations: <Invitations mayChange={mayChange} onSaid={setSaid} />,
    roles: <RoleMatrix />,
    audit: <AuditLog />,
  }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>
          <small>{t('title')}</small>
          {profile?.company.name ?? '\u00a0'}
        </h1>
        {seats && <SeatMeter seats={seats} />}
        {mayChange && (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden />}
            disabled={isFull}
            onClick={() => setInviting(true)}
          >
            {t('invite.open')}
          </Button>
        )}
      </div>
      <ReadOnlyNotice />
      {mayChange && isFull && <p className={classes.notice}>{t('seats.full')}</p>}
      <Tabs current={tab} />
      <p role="status" className={classes.said}>
        {said}
      </p>
      {parts[tab]}
      {inviting && (
        <InviteDialog
          offered={offered}
          onClose={() => setInviting(false)}
          onSent={(email) => {
            setSaid(t('invite.sent', { email }))
            setInviting(false)
          }}
        />
      )}
    </div>
  )
}

function SeatMeter({ seats: { used, maximum } }: { seats: Seats }) {
  const t = useText()
  return (
    <div className={classes.seats} title={t('seats.hint')}>
      <p>{t('seats.used', { used, maximum })}</p>
      <progress value={used} max={maximum} aria-label={t('seats.label')} />
    </div>
  )
}

function Tabs({ current }: { current: OfficeTab }) {
  const t = useText()
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {officeTabs.map((tab) => (
        <Link
          key={tab}
          to="/company"
          search={tab === 'members' ? {} : { tab }}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
