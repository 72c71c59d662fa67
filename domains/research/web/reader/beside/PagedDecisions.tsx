/** A list of decisions that loads page by page. */
import { useFormat, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionSummary, SearchCountry } from '../../../schemas.ts'
import { useCall } from '../../data.ts'
import { useText } from '../words.ts'
import classes from './beside.module.css'
import { DecisionItems } from './DecisionItems.tsx'

interface Page {
  items: DecisionSummary[]
  total: number
  totalIsLowerBound: boolean
}
interface PagedProps {
  page: Page | undefined
  failed: boolean
  retry: () => void
  pageIndex: number
  pageSize: number
  onPage: (pageIndex: number) => void
  empty: string
  onOpen?: () => void
}

export function ListSkeleton() {
  return (
    <div className={classes.waiting}>
      {[0, 1, 2].map((row) => (
        <Waiting key={row} height={58} />
      ))}
    </div>
  )
}

export function ListFailed({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <p className={classes.quiet} role="alert">
      {t('list.failed')}{' '}
      <button type="button" className={classes.again} onClick={retry}>
        {t('retry')}
      </button>
    </p>
  )
}

function Paged({ page, failed, retry, pageIndex, pageSize, onPage, empty, onOpen }: PagedProps) {
  const t = useText()
  const { number } = useFormat()
  if (failed) return <ListFailed retry={retry} />
  if (!page) return <ListSkeleton />
  if (page.total === 0) return <p className={classes.quiet}>{empty}</p>
  const from = pageIndex * pageSize + 1
  const to = Math.min(page.total, from + pageSize - 1)
  const total = `${number(page.total)}${page.totalIsLowerBound ? '+' : ''}`
  return (
    <>
      <DecisionItems items={page.items} onOpen={onOpen} />
      {page.total > pageSize && (
        <div className={classes.pages}>
          <button type="button" disabled={pageIndex === 0} onClick={() => onPage(pageIndex - 1)}>
            {t('list.previous')}
          </button>
          <span role="status">{t('list.range', { from: number(from), to: number(to), total })}</span>
          <button type="button" disabled={to >= page.total} onClick={() => onPage(pageIndex + 1)}>
            {t('list.next')}
          </button>
        </div>
      )}
    </>
  )
}

export function DecisionsCitingDecision({ country, caseId }: { country: SearchCountry; caseId: string }) {
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const pageSize = 5
  const { data, isError, refetch } = useCall(
    'decisions.citedBy',
    { params: { country, caseId }, query: { pageIndex, pageSize } },
    { placeholderData: keepPreviousData },
  )
  const paging = { pageIndex, pageSize, onPage: setPageIndex, retry: refetch }
  return <Paged page={data} failed={isError} {...paging} empty={t('beside.noCitedBy')} />
}

export function DecisionsCitingArticle({ chunkId, onOpen }: { chunkId: string; onOpen: () => void }) {
  const t = useText()
  const [pageIndex, setPageIndex] = useState(0)
  const pageSize = 20
  const { data, isError, refetch } = useCall(
    'laws.citedBy',
    { params: { chunkId }, query: { pageIndex, pageSize } },
    { placeholderData: keepPreviousData },
  )
  const paging = { pageIndex, pageSize, onPage: setPageIndex, retry: refetch }
  return <Paged page={data} failed={isError} {...paging} empty={t('law.noCitedBy')} onOpen={onOpen} />
}
