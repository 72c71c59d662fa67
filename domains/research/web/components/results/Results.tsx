/** The list part of a result screen in each of its states; what an item looks like is the caller's matter. */

import type { ApiError } from '@mizan/platform/contract/client'
import { Failure, useTitle } from '@mizan/platform/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DecisionPage, LawPage, SearchCountry, Sort } from '../../../schemas.ts'
import { pageSize } from '../../address/decisions.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import { Empty } from '../states/Empty.tsx'
import { Preparing } from '../states/Preparing.tsx'
import { SampleBanner } from '../states/SampleBanner.tsx'
import { Start } from '../states/Start.tsx'
import { Notices } from './Notices.tsx'
import { type PageLink, Pager } from './Pager.tsx'
import { ResultHeader } from './ResultHeader.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'
import classes from './Results.module.css'
import { useResultKeys } from './useResultKeys.ts'

interface Props<P extends DecisionPage | LawPage> {
  scope: Scope
  country: SearchCountry
  q: string | undefined
  page: number
  sort: Sort
  searchable: boolean
  filtered: boolean
  search: UseQueryResult<P, ApiError>
  onSort: (sort: Sort) => void
  onClear: () => void
  PageLink: PageLink
  wordsLink: (words: string) => ReactNode
  item: (hit: P['items'][number]) => ReactNode
  /** Controls beside the order, and what stands between header and list. */
  tools?: ReactNode
  children?: ReactNode
}

export function Results<P extends DecisionPage | LawPage>(props: Props<P>) {
  const { scope, country, searchable, search, children } = props
  const t = useText()
  useTitle(props.q ? t(`${scope}.tab`, { query: props.q }) : t(`${scope}.title`))
  useResultKeys()
  if (!searchable) return <Start scope={scope} country={country} />
  if (search.error && !search.data) return <Failure error={search.error} onRetry={() => search.refetch()} />
  return (
    <section className={classes.results} aria-label={t('result.list')} aria-busy={search.isFetching}>
      <ResultHeader found={search.data} page={props.page} sort={props.sort} onSort={props.onSort}>
        {props.tools}
      </ResultHeader>
      {children}
      <div className={classes.list} data-waiting={search.isPlaceholderData}>
        {search.data ? (
          <Found {...props} answer={search.data} />
        ) : search.failureReason?.status === 503 ? (
          <Preparing />
        ) : (
          <ResultSkeleton />
        )}
      </div>
    </section>
  )
}

function Found<P extends DecisionPage | LawPage>(props: Props<P> & { answer: P }) {
  const { answer, item, page, PageLink } = props
  const t = useText()
  const { items, total, totalIsLowerBound } = answer
  return (
    <>
      <SampleBanner country={props.country} />
      <Notices answer={answer} scope={props.scope} q={props.q} wordsLink={props.wordsLink} />
      {(items as P['items'][number][]).map(item)}
      {items.length === 0 && total > 0 && page > 1 && (
        <p className={classes.beyond}>
          {t('pager.beyond')} <PageLink page={1}>{t('pager.first')}</PageLink>
        </p>
      )}
      {items.length === 0 && (total === 0 || page === 1) && !answer.direct && <Empty {...props} />}
      {items.length > 0 && (
        <Pager
          page={page}
          total={total}
          totalIsLowerBound={totalIsLowerBound}
          pageSize={pageSize}
          PageLink={PageLink}
        />
      )}
    </>
  )
}
