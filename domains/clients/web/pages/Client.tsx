/** `/client/{clientId}`: what a client owes, how to reach them, and what was done. */
import { Button, Empty, Failure, PlainLink, Slot, TabBar, useTitle, Waiting } from '@mizan/platform/ui'
import { fillsOf } from '@mizan/platform/ui/slots'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Client as ClientRecord } from '../../schemas.ts'
import { Contacts } from '../contacts/Contacts.tsx'
import { useCall } from '../data.ts'
import { ClientHead } from '../detail/ClientHead.tsx'
import { History } from '../detail/History.tsx'
import { Gate } from '../Gate.tsx'
import { Instalments } from '../instalments/Instalments.tsx'
import { Account } from '../ledger/Account.tsx'
import { type ClientTab, clientAddress, clientTabs } from '../tabs.ts'
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
  const { tab = 'account' } = route.useSearch()
  const parts: Record<ClientTab, ReactNode> = {
    account: <Account client={client} />,
    instalments: <Instalments client={client} />,
    contacts: <Contacts client={client} />,
    cases: <Cases client={client} />,
    history: <History clientId={client.clientId} />,
  }
  return (
    <>
      <ClientHead client={client} />
      <Tabs client={client} current={tab} />
      <div className={classes.body}>{parts[tab]}</div>
    </>
  )
}

function Tabs({ client: { clientId, contacts }, current }: { client: ClientRecord; current: ClientTab }) {
  const t = useText()
  const tabs = clientTabs.map((tab) => ({
    href: clientAddress(clientId, tab),
    label: t(`tabs.${tab}`),
    count: tab === 'contacts' ? contacts.length : undefined,
    current: tab === current,
  }))
  return <TabBar label={t('tabs.label')} tabs={tabs} />
}

function Cases({ client }: { client: ClientRecord }) {
  const t = useText()
  if (fillsOf('clients.cases').length === 0)
    return <Empty title={t('cases.empty')}>{t('cases.emptyBody')}</Empty>
  return <Slot name="clients.cases" client={client} />
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
    <Waiting width="5rem" height={12} below={10} />
    <Waiting width="18rem" height={26} below={28} />
    <Waiting width="24rem" height={16} below={32} />
    <Waiting height={40} below={2} />
    <Waiting height={40} below={2} />
    <Waiting height={40} />
  </div>
)
