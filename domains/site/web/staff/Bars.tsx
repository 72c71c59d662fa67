/** `/features/bars`: registrations to confirm, proposed bars, and the list itself. */
import { usePermission, useTitle } from '@mizan/platform/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BarsAddress, BarTab } from './address.ts'
import { BarList } from './BarList.tsx'
import { keepBefore, useCall } from './data.ts'
import { ListTools } from './ListTools.tsx'
import { Proposals } from './Proposals.tsx'
import { RegistrationItem } from './RegistrationItem.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { StaffList } from './StaffList.tsx'
import classes from './staff.module.css'
import { useText } from './text.ts'

const route = getRouteApi('/features/bars')
const tabs: readonly BarTab[] = ['pending', 'confirmed', 'notValid', 'all']

export function Bars() {
  const t = useText()
  const [said, setSaid] = useState('')
  useTitle(t('tabs.bars'))
  return (
    <StaffFrame current="bars" module="barAssociations" lead={t('bars.lead')}>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <Proposals onSaid={setSaid} />
      <h2 className={classes.heading}>{t('bars.registrations')}</h2>
      <Registrations onSaid={setSaid} />
      <BarList onSaid={setSaid} />
    </StaffFrame>
  )
}

function Registrations({ onSaid }: { onSaid: (text: string) => void }) {
  const t = useText()
  const address = route.useSearch()
  const navigate = useNavigate()
  const { state = 'pending', q = '', page = 1 } = address
  const allowed = usePermission('barAssociations', 'Write') === true
  const query = {
    pageIndex: page - 1,
    ...(state === 'all' ? {} : { state }),
    ...(q ? { query: q } : {}),
  }
  const list = useCall('bars.registrations', { query }, { enabled: allowed, placeholderData: keepBefore })
  const go = (change: BarsAddress) =>
    navigate({ to: '/features/bars', search: { ...address, page: undefined, ...change } })
  const { counts } = list.data ?? {}
  const countOf = (tab: BarTab) =>
    counts && (tab === 'all' ? counts.pending + counts.confirmed + counts.notValid : counts[tab])
  return (
    <>
      <ListTools
        label={t('bars.states')}
        state={state}
        states={tabs.map((value) => ({ value, label: t(`bars.tab.${value}`), count: countOf(value) }))}
        query={q}
        searchLabel={t('bars.search')}
        onState={(tab) => go({ state: tab === 'pending' ? undefined : tab })}
        onQuery={(text) => go({ q: text || undefined })}
      />
      <StaffList
        label={t('bars.registrations')}
        list={list}
        empty={q ? t('bars.noneFound') : t('bars.noneWaiting')}
        pagesLabel={t('bars.pages')}
        page={page}
        onPage={(wanted) => go({ page: wanted })}
      >
        {(one) => <RegistrationItem key={one.userId} registration={one} onSaid={onSaid} />}
      </StaffList>
    </>
  )
}
