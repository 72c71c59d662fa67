/** `/search/history`: the past searches of the person. */
import {
  Button,
  ConfirmDialog,
  Empty,
  IconButton,
  LicenceGate,
  notify,
  Page,
  PageHead,
  Pager,
  PlainLink,
  SearchField,
  useFormat,
} from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import { IconTrash } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { mostSearches } from '../../../data/kept-limits.ts'
import type { PastSearch } from '../../../schemas.ts'
import { useCall, useSend } from '../../data.ts'
import classes from '../history.module.css'
import { pastFilters, pastHref } from '../past.ts'
import { useKeptText } from '../text.ts'

const pageSize = 50

export const History = () => (
  <LicenceGate licences={['case_search_history']}>
    <OpenHistory />
  </LicenceGate>
)

function OpenHistory() {
  const t = useKeptText()
  const [{ query, pageIndex }, setShown] = useState({ query: '', pageIndex: 0 })
  const found = useCall(
    'history.list',
    { query: { query, pageIndex, pageSize } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Page width="text">
      <PageHead
        title={t('history.title')}
        tools={<PlainLink href="/search/favorites">{t('favorites.title')}</PlainLink>}
        line={<p>{t('history.lead', { most: mostSearches })}</p>}
      />
      <div className={classes.tools}>
        <SearchField
          name="history"
          label={t('history.search')}
          placeholder={t('history.search')}
          query={query}
          onChange={(next) => setShown({ query: next, pageIndex: 0 })}
        />
        {found.data && <Keeping isOn={found.data.isOn} />}
        {(found.data?.total ?? 0) > 0 && <Clearing />}
      </div>
      <Found found={found} failed={t('history.failed')} waiting={<RowsWaiting rows={8} />}>
        {({ items, total, isOn }) => (
          <>
            {!isOn && items.length > 0 && <p className={classes.off}>{t('history.offBody')}</p>}
            {items.length === 0 && <Nothing isOn={isOn} isSought={query !== ''} />}
            {items.length > 0 && (
              <ul className={classes.list} aria-label={t('history.label')}>
                {items.map((one) => (
                  <Entry key={one.id} one={one} />
                ))}
              </ul>
            )}
            <Pager
              label={t('history.pages')}
              index={pageIndex}
              pages={Math.ceil(total / pageSize)}
              onChange={(next) => setShown({ query, pageIndex: next })}
            />
          </>
        )}
      </Found>
    </Page>
  )
}

function Nothing({ isOn, isSought }: { isOn: boolean; isSought: boolean }) {
  const t = useKeptText()
  if (isSought) return <Empty title={t('history.nothing')} />
  return isOn ? (
    <Empty title={t('history.empty')}>{t('history.emptyBody')}</Empty>
  ) : (
    <Empty title={t('history.off')}>{t('history.offBody')}</Empty>
  )
}

function Keeping({ isOn }: { isOn: boolean }) {
  const t = useKeptText()
  const change = useSend('history.switch')
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ body: { isOn: event.target.checked } })}
      />{' '}
      {t('history.switch')}
    </label>
  )
}

function Clearing() {
  const t = useKeptText()
  const [isAsking, setAsking] = useState(false)
  const clear = useSend('history.clear', () => {
    setAsking(false)
    notify('success', t('history.cleared'))
  })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('history.clear')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('history.clearAsk')}
          confirm={t('history.clear')}
          busy={clear.isPending}
          error={clear.error}
          onConfirm={() => clear.mutate({})}
          onClose={() => setAsking(false)}
        >
          {t('history.clearBody')}
        </ConfirmDialog>
      )}
    </>
  )
}

function Entry({ one }: { one: PastSearch }) {
  const t = useKeptText()
  const format = useFormat()
  const remove = useSend('history.delete')
  const name = one.query || t('history.byFilters')
  const filters = pastFilters(one)
  return (
    <li className={classes.entry}>
      <div>
        <PlainLink href={pastHref(one)} data-result className={classes.name}>
          {name}
        </PlainLink>
        <div className={classes.facts}>
          <span>{t(`history.${one.kind}.${one.country}`)}</span>
          {filters > 0 && <span>{t('history.filters', { count: filters })}</span>}
          {one.total !== null && (
            <span>{t('history.found', { count: one.total, shown: format.number(one.total) })}</span>
          )}
          <time dateTime={one.searchedAt}>{format.moment(one.searchedAt)}</time>
        </div>
      </div>
      <IconButton
        icon={IconTrash}
        label={t('history.delete', { name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { entryId: one.id } })}
      />
    </li>
  )
}
