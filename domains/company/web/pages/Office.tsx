/** `/company`: the people of the office and their rights. */
import {
  Button,
  Empty,
  FeatureGate,
  Page,
  PageHead,
  TabContent,
  Tabs,
  useAccount,
  usePermission,
  useTitle,
} from '@mizan/platform/ui'
import { IconUserPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { SeatMeter } from '../components/SeatMeter.tsx'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { useMemberRights } from '../use-member-rights.ts'
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
    <Page>
      <Empty alone title={t('forbidden.title')}>
        {t('forbidden.body')}
      </Empty>
    </Page>
  )
}

function Dashboard() {
  const t = useText()
  const { tab } = route.useSearch()
  // The result of an action is shown on the tab on which it was done.
  const [said, setSaid] = useState({ tab, text: '' })
  const say = (text: string) => setSaid({ tab, text })
  const screen = { of: 'company.office', current: tab, given: { onSaid: say } } as const
  return (
    <Page>
      <Head onSaid={say} />
      <Tabs {...screen} label={t('tabs')} address={(id) => `/company${id ? `?tab=${id}` : ''}`} />
      <p role="status" className={classes.said}>
        {said.tab === tab && said.text}
      </p>
      <TabContent {...screen} />
    </Page>
  )
}

/** The office, its seats, and the button to invite somebody. */
function Head({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const { mayInvite, offered } = useMemberRights()
  const [inviting, setInviting] = useState(false)
  const { account } = useAccount()
  const seats = useCall('company.limit', {}).data
  const isFull = seats !== undefined && seats.used >= seats.maximum
  return (
    <>
      <PageHead
        title={account?.company.name ?? '\u00a0'}
        tools={<SeatMeter seats={seats} />}
        action={
          mayInvite && (
            <Button
              leftSection={<IconUserPlus size={18} aria-hidden />}
              disabled={isFull}
              onClick={() => setInviting(true)}
            >
              {t('invite.open')}
            </Button>
          )
        }
      />
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
