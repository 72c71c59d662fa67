/** `/features/billing`: offices and their money, for staff of the service. */
import {
  Button,
  Page,
  PageHead,
  Pager,
  SearchField,
  TabBar,
  usePermission,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type StaffAddress, type StaffTab, staffTabs } from '../address.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { Figures } from './Figures.tsx'
import { Offices } from './Offices.tsx'
import { Orders } from './Orders.tsx'
import { Prices } from './Prices.tsx'
import { Promotions } from './Promotions.tsx'
import classes from './staff.module.css'
import { Transfers } from './Transfers.tsx'

const route = getRouteApi('/features/billing')
const lists = { offices: Offices, orders: Orders, transfers: Transfers } as const

export function Staff() {
  const t = useText()
  useTitle(t('staff.title'))
  const isAllowed = usePermission('product', 'Write')
  return (
    <Page>
      <PageHead back={{ href: '/features', label: t('staff.back') }} title={t('staff.title')} />
      {isAllowed === false ? <p>{t('staff.forbidden')}</p> : isAllowed && <Allowed />}
    </Page>
  )
}

function Allowed() {
  const t = useText()
  const navigate = useNavigate()
  const address = route.useSearch()
  const { tab = 'offices', q = '', page = 1 } = address
  const go = (change: StaffAddress) =>
    void navigate({ to: '/features/billing', search: { ...address, page: undefined, ...change } })
  const tabs = staffTabs.map((name) => ({
    href: name === 'offices' ? '/features/billing' : `/features/billing?tab=${name}`,
    label: t(`staff.tab.${name}`),
    current: name === tab,
  }))
  return (
    <>
      <FiguresAbove />
      <TabBar label={t('staff.tabs')} tabs={tabs} />
      {isList(tab) ? (
        <>
          <div className={classes.tools}>
            <SearchField
              name="q"
              label={t('staff.search')}
              placeholder={t('staff.search')}
              query={q}
              onChange={(text) => go({ q: text || undefined })}
            />
          </div>
          <List tab={tab} query={q} page={page} onPage={(wanted) => go({ page: wanted })} />
        </>
      ) : tab === 'promotions' ? (
        <Promotions />
      ) : (
        <Prices />
      )}
    </>
  )
}

const isList = (tab: StaffTab): tab is keyof typeof lists => tab in lists

interface ListProps {
  tab: keyof typeof lists
  query: string
  page: number
  onPage: (page: number) => void
}

function List({ tab, query, page, onPage }: ListProps) {
  const t = useText()
  const Rows = lists[tab]
  return (
    <Rows query={query} pageIndex={page - 1}>
      {(total, pageSize) => (
        <Pager
          label={t('staff.pages')}
          index={page - 1}
          pages={Math.ceil(total / pageSize)}
          onChange={(index) => onPage(index + 1)}
        />
      )}
    </Rows>
  )
}

function FiguresAbove() {
  const t = useText()
  const figures = useCall('billingStaff.figures', {})
  if (figures.error)
    return (
      <Button variant="default" onClick={() => void figures.refetch()}>
        {t('staff.retry')}
      </Button>
    )
  return figures.data ? <Figures figures={figures.data} /> : <Waiting height={300} />
}
