/** `/case-management/{caseId}`: what is next in a case, who, and what happened. */
import {
  Button,
  Empty,
  Failure,
  PageHeadWaiting,
  PlainLink,
  TabContent,
  Tabs,
  useLock,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import type { Case } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { CaseHead } from '../detail/CaseHead.tsx'
import { EditingProvider } from '../detail/editing.tsx'
import { useNotificationsRead } from '../detail/use-notifications-read.ts'
import { Gate } from '../Gate.tsx'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import classes from './case.module.css'

const route = getRouteApi('/case-management/$caseId')

export function CasePage() {
  return (
    <Gate>
      <Loaded />
    </Gate>
  )
}

function Loaded() {
  const t = useText()
  const { caseId } = route.useParams()
  const found = useCall('cases.read', { params: { caseId } })
  useTitle(found.data?.displayTitle ?? t('title'))
  const status = found.error?.status
  if (status === 403 && found.error?.code === 'case.no_access') return <Refused title={t('case.noAccess')} />
  if (status === 404) return <Refused title={t('case.notFound')} />
  if (found.error) return <Failure error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <HeadWaiting />
  return <Shown key={caseId} record={found.data} />
}

function Shown({ record }: { record: Case }) {
  const { tab } = route.useSearch()
  const lock = useLock()
  const t = useText()
  const screen = { of: 'cases.case', current: tab, given: { record } } as const
  useNotificationsRead(record.caseId)
  return (
    <EditingProvider record={record} isLocked={lock.disabled}>
      <CaseHead />
      <Tabs {...screen} label={t('tabs')} address={(id) => caseAddress(record.caseId, id)} />
      <div className={classes.body}>
        <TabContent {...screen} />
      </div>
    </EditingProvider>
  )
}

function Refused({ title }: { title: string }) {
  const t = useText()
  const back = (
    <Button variant="default" renderRoot={(props) => <PlainLink {...props} href="/case-management" />}>
      {t('case.toList')}
    </Button>
  )
  return (
    <div role="alert">
      <Empty alone title={title} action={back} />
    </div>
  )
}

const HeadWaiting = () => (
  <div className={classes.waiting} aria-busy>
    <PageHeadWaiting width="22rem" />
    <Waiting width="16rem" height={16} below={32} />
    <Waiting height={40} below={2} />
    <Waiting height={40} below={2} />
    <Waiting height={40} />
  </div>
)
