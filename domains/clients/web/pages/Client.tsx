/** `/client/{clientId}`: what a client owes, how to reach them, and what was done. */
import {
  Button,
  Empty,
  Failure,
  PageHeadWaiting,
  PlainLink,
  TabContent,
  Tabs,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi } from '@tanstack/react-router'
import type { Client as ClientRecord } from '../../schemas.ts'
import { clientAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { ClientHead } from '../detail/ClientHead.tsx'
import { Gate } from '../Gate.tsx'
import { useText } from '../text.ts'
import classes from './Client.module.css'

const route = getRouteApi('/client/$clientId')

export function Client() {
  return (
    <Gate>
      <Loaded />
    </Gate>
  )
}

function Loaded() {
  const t = useText()
  const { clientId } = route.useParams()
  const client = useCall('client.read', { params: { clientId } })
  useTitle(client.data?.name ?? t('title'))
  if (client.error?.status === 404) return <Missing />
  if (client.error) return <Failure error={client.error} onRetry={() => client.refetch()} />
  if (!client.data) return <HeadWaiting />
  return <Shown client={client.data} />
}

function Shown({ client }: { client: ClientRecord }) {
  const t = useText()
  const { tab } = route.useSearch()
  const screen = { of: 'clients.client', current: tab, given: { client } } as const
  return (
    <>
      <ClientHead client={client} />
      <Tabs {...screen} label={t('tabs')} address={(id) => clientAddress(client.clientId, id)} />
      <div className={classes.body}>
        <TabContent {...screen} />
      </div>
    </>
  )
}

function Missing() {
  const t = useText()
  const back = (
    <Button variant="default" renderRoot={(props) => <PlainLink {...props} href="/client" />}>
      {t('client.toList')}
    </Button>
  )
  return (
    <Empty alone title={t('client.notFound')} action={back}>
      {t('client.notFoundBody')}
    </Empty>
  )
}

const HeadWaiting = () => (
  <div className={classes.waiting} aria-busy>
    <PageHeadWaiting />
    <Waiting width="24rem" height={16} below={32} />
    <Waiting height={40} below={2} />
    <Waiting height={40} below={2} />
    <Waiting height={40} />
  </div>
)
