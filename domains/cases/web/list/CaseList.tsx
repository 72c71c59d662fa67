/** The cases of the office that the person may read, as a table or a board. */
import {
  Button,
  Failure,
  focusListSearch,
  Pager,
  useLanguage,
  useListKeys,
  useLock,
  useMedia,
  usePermission,
  useScreenKeys,
} from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { CasePage } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { Peek } from '../peek/Peek.tsx'
import { usePeek } from '../peek/use-peek.ts'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { isFiltered, type ListAddress, questionOf, sortedBy } from './address.ts'
import { CaseCards } from './CaseCards.tsx'
import { CaseTable } from './CaseTable.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { useColumns } from './columns.tsx'
import { FilterBar } from './FilterBar.tsx'
import { fitting } from './fitting.ts'
import { ListHead } from './ListHead.tsx'
import { ListWaiting } from './ListWaiting.tsx'
import classes from './list.module.css'
import { NewCaseDialog } from './NewCaseDialog.tsx'
import { NoCases } from './NoCases.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import { useRoom } from './use-room.ts'
import { useSelection } from './use-selection.ts'
import { Views } from './Views.tsx'
import { useViewMode } from './view-mode.ts'

const Board = lazy(async () => ({ default: (await import('../board/Board.tsx')).Board }))
const route = getRouteApi('/case-management')
const pageSize = 50

/** The case whose row has the focus. */
const focusedCase = () => document.activeElement?.closest<HTMLElement>('[data-case]')?.dataset.case

export function CaseList() {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const [isAdding, setAdding] = useState(false)
  const asked = questionOf(address, pageSize)
  const cases = useCall('cases.list', { query: asked }, { placeholderData: keepPreviousData })
  // Until the list is there the role says it, so that the head is complete at once.
  const mayWrite = usePermission('cases', 'Write') === true
  const mayAdd = cases.data?.may.includes('create') ?? mayWrite
  const lock = useLock()
  const go = (search: ListAddress, how?: { replace: true }) => navigate({ search, ...how })
  const [mode, setMode] = useViewMode(address, go)
  const add = () => setAdding(true)
  useScreenKeys({
    c: mayAdd && !lock.disabled ? add : undefined,
    f: focusListSearch,
  })
  const isEmpty = !isFiltered(address) && !cases.isPlaceholderData && cases.data?.total === 0
  return (
    <>
      <ListHead
        counted={cases.data}
        isEmpty={isEmpty}
        mode={mode}
        onMode={setMode}
        onAdd={mayAdd ? add : undefined}
      />
      {!isEmpty && <Views address={address} mode={mode} />}
      {cases.error && <ListFailed error={cases.error} onRetry={() => cases.refetch()} />}
      {!cases.error && !cases.data && <ListWaiting />}
      {isEmpty && !cases.error && <NoCases mayAdd={mayAdd && !lock.disabled} />}
      {!isEmpty && cases.data && !cases.error && mode === 'table' && (
        <Rows page={cases.data} isOld={cases.isPlaceholderData} address={address} onGo={go} />
      )}
      {!isEmpty && cases.data && !cases.error && mode === 'board' && (
        <>
          <FilterBar address={address} onChange={go} />
          <Suspense fallback={<ListWaiting />}>
            <Board address={address} />
          </Suspense>
        </>
      )}
      {isAdding && <NewCaseDialog onClose={() => setAdding(false)} />}
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

interface RowsProps {
  page: CasePage
  /** The next answer is awaited. */
  isOld: boolean
  address: ListAddress
  onGo: (address: ListAddress, how?: { replace: true }) => void
}

function Rows({ page, isOld, address, onGo }: RowsProps) {
  const t = useText()
  const router = useRouter()
  const isNarrow = useMedia('(max-width: 47.99em)')
  const language = useLanguage()
  const [chosen, setColumns] = useColumns()
  const [frame, width] = useRoom()
  const columns = fitting(chosen, { width, language })
  // Old rows belong to the former question, also while the address has the new one.
  const key = JSON.stringify({ ...questionOf(address, pageSize), isOld })
  const { rows = [], waiting, tinted, show, expect } = useArrivals(key, page.items)
  const selection = useSelection(rows, JSON.stringify(questionOf(address, pageSize)))
  const peek = usePeek(rows, !isNarrow)
  const inView = useFocusInView(isNarrow)
  useListKeys(true)
  const withFocused = (work: (caseId: string) => void) => () => {
    const caseId = focusedCase()
    if (caseId) work(caseId)
  }
  useScreenKeys({
    x: withFocused(selection.toggle),
    X: withFocused(selection.extend),
    e: withFocused((caseId) => void router.navigate({ href: `${caseAddress(caseId)}#title` })),
    Escape: peek.shown ? peek.close : selection.clear,
  })
  const List = isNarrow ? CaseCards : CaseTable
  return (
    <>
      {selection.lines.length > 0 && <SelectionBar selection={selection} expect={expect} />}
      {(selection.lines.length === 0 || isNarrow) && (
        <div className={classes.tools}>
          <FilterBar address={address} onChange={onGo} />
          {!isNarrow && (
            <div className={classes.end}>
              <ColumnChoice chosen={chosen} shown={columns} onChange={setColumns} />
            </div>
          )}
        </div>
      )}
      <div role="status">
        {waiting > 0 && (
          <Button variant="subtle" onClick={show}>
            {t('list.waiting', { count: waiting })}
          </Button>
        )}
      </div>
      {page.total === 0 ? (
        <NoCases onClear={() => onGo(address.layout ? { layout: address.layout } : {})} />
      ) : (
        <div ref={frame} className={classes.frame} aria-busy={isOld} {...inView}>
          <List
            lines={rows}
            {...{ address, columns, width, selection, tinted }}
            onSort={(sort) => onGo(sortedBy(address, sort))}
          />
        </div>
      )}
      {peek.shown && (
        <Peek
          caseId={peek.shown}
          line={rows.find(({ caseId }) => caseId === peek.shown)}
          onClose={peek.close}
          onStep={peek.step}
        />
      )}
      <Pager
        label={t('list.pager')}
        index={page.pageIndex}
        pages={Math.ceil(page.total / page.pageSize)}
        onChange={(index) => onGo({ ...address, page: index + 1 })}
      />
    </>
  )
}
