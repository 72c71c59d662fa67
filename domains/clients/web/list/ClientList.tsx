/** The list with its title, its search and what is shown instead of it. */
import {
  Button,
  Empty,
  Failure,
  focusListSearch,
  PageHead,
  Pager,
  PlainLink,
  SearchField,
  Slot,
  useListKeys,
  useLock,
  useMedia,
  usePermission,
  useScreenKeys,
  useTotal,
} from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ClientPage } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { orderOf, questionOf, sortedBy } from './address.ts'
import { ClientCards } from './ClientCards.tsx'
import { ClientTable, type ListProps } from './ClientTable.tsx'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './list.module.css'
import { NewClientDialog } from './NewClientDialog.tsx'

const route = getRouteApi('/client')
const pageSize = 50

export function ClientList() {
  const t = useText()
  const address = route.useSearch()
  const { query = '' } = address
  const navigate = route.useNavigate()
  const asked = { query: questionOf(address, pageSize) }
  const clients = useCall('client.list', asked, { placeholderData: keepPreviousData })
  const [isAdding, setAdding] = useState(false)
  const lock = useLock()
  // Until the list is there the role says it, so that the head is complete at once.
  const mayWrite = usePermission('clients', 'Write') === true
  const mayAdd = clients.data?.may.includes('create') ?? mayWrite
  const add = mayAdd && !lock.disabled ? () => setAdding(true) : undefined
  const isEmpty = !query && !clients.isPlaceholderData && clients.data?.total === 0
  useListKeys(clients.data !== undefined)
  useScreenKeys({ c: add, f: focusListSearch })
  const search = (next: string) => {
    const { page, query: _before, ...order } = address
    return navigate({ search: { ...order, ...(next && { query: next }) }, replace: true })
  }
  return (
    <>
      <Head page={clients.data} isEmpty={isEmpty} onAdd={mayAdd ? () => setAdding(true) : undefined} />
      {!isEmpty && (
        <SearchField
          name="client-query"
          label={t('list.search')}
          placeholder={t('list.placeholder')}
          className={classes.search}
          query={query}
          onChange={search}
        />
      )}
      {clients.error && <ListFailed error={clients.error} onRetry={() => clients.refetch()} />}
      {!clients.error && !clients.data && <ListWaiting />}
      {clients.data && !clients.error && (
        <Shown
          page={clients.data}
          isOld={clients.isPlaceholderData}
          query={query}
          order={orderOf(address)}
          onSort={(sort) => navigate({ search: sortedBy(address, sort), replace: true, resetScroll: false })}
          onClear={() => search('')}
          mayAdd={add !== undefined}
          onTurn={(index) => navigate({ search: { ...address, page: index + 1 } })}
        />
      )}
      {isAdding && <NewClientDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function ListFailed(props: Parameters<typeof Failure>[0]) {
  const t = useText()
  return (
    <>
      <p className={classes.failed}>{t('list.failed')}</p>
      <Failure {...props} />
    </>
  )
}

interface HeadProps {
  page: ClientPage | undefined
  /** There are no clients at all, and the empty list offers the import itself. */
  isEmpty: boolean
  onAdd: (() => void) | undefined
}

function Head({ page, isEmpty, onAdd }: HeadProps) {
  const t = useText()
  const shown = useTotal()
  const lock = useLock()
  return (
    <PageHead
      title={t('title')}
      count={page && shown(page)}
      beside={
        <span role="status" className="visually-hidden">
          {page?.isCut === false && t('list.count', { count: page.total })}
          {page?.isCut && t('list.countOver', { count: page.total })}
        </span>
      }
      tools={
        <>
          <PlainLink href="/client?show=totals" className={classes.view}>
            {t('totals.open')}
          </PlainLink>
          {!isEmpty && onAdd && !lock.disabled && (
            <span className={page ? undefined : classes.reserved}>
              <Slot name="clients.list-actions" place="head" />
            </span>
          )}
        </>
      }
      action={
        onAdd ? (
          <Button onClick={onAdd} {...lock}>
            {t('list.add')}
          </Button>
        ) : (
          page && <p>{t('readOnly')}</p>
        )
      }
    />
  )
}

interface ShownProps extends Pick<ListProps, 'order' | 'onSort'> {
  page: ClientPage
  /** The next answer is awaited. */
  isOld: boolean
  query: string
  onClear: () => void
  mayAdd: boolean
  onTurn: (index: number) => void
}

function Shown({ page, isOld, query, order, onSort, onClear, mayAdd, onTurn }: ShownProps) {
  const t = useText()
  const isNarrow = useMedia('(max-width: 47.99em)')
  const List = isNarrow ? ClientCards : ClientTable
  if (page.total === 0 && query.trim())
    return (
      <Empty
        title={t('list.noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('list.clear')}
          </Button>
        }
      />
    )
  if (page.total === 0)
    return (
      <Empty title={t('list.empty')} action={mayAdd && <Slot name="clients.list-actions" place="empty" />}>
        {t('list.emptyBody')}
      </Empty>
    )
  return (
    <>
      <div className={classes.frame} aria-busy={isOld}>
        <List clients={page.items} order={order} onSort={onSort} />
      </div>
      <Pager
        label={t('list.pager')}
        index={page.pageIndex}
        pages={Math.ceil(page.total / page.pageSize)}
        onChange={onTurn}
      />
    </>
  )
}
