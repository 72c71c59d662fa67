/** The list of a result screen in each of its states; the caller renders the items. */

import type { ApiError } from '@mizan/platform/contract/client'
import { isPreparing, Later, PlainLink, session, useListKeys, useTitle } from '@mizan/platform/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import type { DecisionHit, DecisionPage, LawHit, LawPage, SearchCountry, Sort } from '../../../schemas.ts'
import { pageSize } from '../../address/decisions.ts'
import { storeCountry } from '../../country.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import { leaveTrail } from '../../trail.ts'
import { FewHeld } from '../states/Held.tsx'
import { Unreached, useUnreached } from '../states/Unreached.tsx'
import { Beside } from './beside/Beside.tsx'
import { areFew } from './joined.ts'
import { Pager } from './Pager.tsx'
import { ResultHeader } from './ResultHeader.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import classes from './Results.module.css'

/** What a list needs besides its results; one file, loaded after the first screen. */
const parts = () => import('./later.ts')
const start = async () => (await parts()).Start
const empty = async () => (await parts()).Empty
const fewHits = async () => (await parts()).FewHits
const notices = async () => (await parts()).Notices
const preparing = async () => (await parts()).Preparing
const refused = async () => (await parts()).Refused
const sampleBanner = async () => (await parts()).SampleBanner

interface Props<P extends DecisionPage | LawPage> {
  scope: Scope
  country: SearchCountry
  q: string | undefined
  page: number
  sort: Sort
  searchable: boolean
  /** Any of the words was required, not all of them. */
  anyAsked?: boolean
  filtered: boolean
  search: UseQueryResult<P, ApiError>
  /** The exact total, once it is known better than from the list. */
  counted?: { total: number; totalIsLowerBound: boolean }
  /** Shown instead of the list when the address asks for something impossible. */
  mistake?: ReactNode
  onSort: (sort: Sort) => void
  onClear: () => void
  /** Joins the words by "or", if that is possible and not yet done. */
  onEither?: () => void
  /** Address of this search with another page or other words. */
  hrefWith: (change: { page: number } | { q: string }) => string
  /** Address of a result. */
  hrefOf: (hit: P['items'][number]) => string
  item: (hit: P['items'][number]) => ReactNode
  /** Controls beside the order, and content between header and list. */
  tools?: ReactNode
  children?: ReactNode
}

export function Results<P extends DecisionPage | LawPage>(props: Props<P>) {
  const { scope, country, searchable, search, children } = props
  const t = useText()
  useTitle(props.q ? t(`${scope}.tab`, { query: props.q }) : t(`${scope}.title`))
  useListKeys(Boolean(search.data))
  useRememberedCountry(country)
  const unreached = useUnreached(search)
  const filtersLeft = useLocation({ select: ({ state }) => state.filtersLeft })
  // A long list is rendered in slices, so that it never delays typing.
  const latest = useWithTotal(search.data, props.counted)
  const answer = useDeferredValue(latest)
  const old = search.isPlaceholderData || answer?.items !== latest?.items
  if (!searchable) return <Later load={start} scope={scope} country={country} />
  if (props.mistake)
    return (
      <section className={classes.results} aria-label={t('result.list')}>
        {children}
        {props.mistake}
      </section>
    )
  if (unreached)
    return (
      <section className={classes.results} aria-label={t('result.list')}>
        {children}
        <Unreached onRetry={() => search.refetch()} />
      </section>
    )
  if (search.error && !search.data)
    return (
      <section className={classes.results} aria-label={t('result.list')}>
        {children}
        <Later
          load={refused}
          error={search.error}
          since={search.errorUpdatedAt}
          onRetry={() => search.refetch()}
        />
      </section>
    )
  return (
    <section className={classes.results} aria-label={t('result.list')} aria-busy={search.isFetching}>
      <ResultHeader
        found={old ? undefined : answer}
        page={props.page}
        sort={props.sort}
        onSort={props.onSort}
      >
        {props.tools}
      </ResultHeader>
      {children}
      {filtersLeft && (
        <p className={classes.left} role="status">
          {t('notice.filtersLeft')}
        </p>
      )}
      <div className={classes.list} data-waiting={old}>
        {answer ? (
          <Found {...props} answer={answer} />
        ) : isPreparing(search.failureReason) ? (
          <Later load={preparing} />
        ) : (
          <>
            {/* Loaded while the answer is awaited, so that it comes together with the list below it, and never before. */}
            <Later load={sampleBanner} country={country} awaited />
            <ResultSkeleton />
          </>
        )}
      </div>
    </section>
  )
}

/** On other screens the switch shows the country that was searched last. */
function useRememberedCountry(country: SearchCountry) {
  useEffect(() => {
    // After a log-out the list renders once more; it must not store a country for the next user.
    if (session.stateNow().status !== 'visitor') storeCountry(country)
  }, [country])
}

function useWithTotal<P extends DecisionPage | LawPage>(page: P | undefined, counted: Props<P>['counted']) {
  const { total, totalIsLowerBound } = counted ?? page ?? {}
  return useMemo(
    () => (page && total !== undefined ? { ...page, total, totalIsLowerBound } : page) as P | undefined,
    [page, total, totalIsLowerBound],
  )
}

/** The named text is shown, or why it is missing; then no advice is needed. */
const isAnswered = (answer: DecisionPage | LawPage): boolean =>
  Boolean(answer.direct || answer.remark || (answer.notice && answer.notice.reason !== 'namesake'))

const isSample = (hit: DecisionHit | LawHit): boolean => ('law' in hit ? hit.law.sample : hit.sample)

function Nothing<P extends DecisionPage | LawPage>(props: Props<P> & { answer: P }) {
  const t = useText()
  if (!isAnswered(props.answer)) return <Later load={empty} {...props} />
  return <p className={classes.nothing}>{t(`notice.nothing.${props.scope}`)}</p>
}

function Found<P extends DecisionPage | LawPage>(props: Props<P> & { answer: P }) {
  const { answer, item, page, hrefWith } = props
  const t = useText()
  const { items, total, totalIsLowerBound } = answer
  const { hrefOf } = props
  const last = Math.ceil(total / pageSize)
  const pageAt = (one: number) => (one >= 1 && one <= last ? hrefWith({ page: one }) : undefined)
  const [previousPage, nextPage] = [pageAt(page - 1), pageAt(page + 1)]
  useEffect(() => {
    const hrefs = (items as P['items'][number][]).map(hrefOf)
    leaveTrail({ hrefs, before: (page - 1) * pageSize, total, previousPage, nextPage })
  }, [items, hrefOf, page, total, previousPage, nextPage])
  return (
    <>
      <Later load={sampleBanner} country={props.country} likely={items.length > 0 && items.every(isSample)} />
      <FewHeld country={props.country} scope={props.scope} />
      <Later
        load={notices}
        answer={answer}
        scope={props.scope}
        country={props.country}
        q={props.q}
        anyAsked={props.anyAsked ?? false}
        hrefOf={(words) => hrefWith({ q: words })}
      />
      <Beside
        key={props.country}
        country={props.country}
        q={props.q}
        items={items}
        takesSeveral={props.scope === 'decisions'}
      >
        {(items as P['items'][number][]).map(item)}
      </Beside>
      {props.onEither && areFew(answer, props.q) && <Later load={fewHits} onEither={props.onEither} />}
      {items.length === 0 && total > 0 && page > 1 && (
        <p className={classes.beyond}>
          <span>{t('pager.beyond')}</span>
          <PlainLink href={hrefWith({ page: 1 })}>{t('pager.first')}</PlainLink>
          {last > 1 && !totalIsLowerBound && (
            <PlainLink href={hrefWith({ page: last })}>{t('pager.last', { page: last })}</PlainLink>
          )}
        </p>
      )}
      {items.length === 0 && (total === 0 || page === 1) && <Nothing {...props} />}
      {items.length > 0 && (
        <Pager
          page={page}
          total={total}
          totalIsLowerBound={totalIsLowerBound}
          pageSize={pageSize}
          hrefOf={(one) => hrefWith({ page: one })}
        />
      )}
    </>
  )
}
