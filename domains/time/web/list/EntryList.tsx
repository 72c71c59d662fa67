/** Recorded time, newest first, with its sums. */
import {
  Empty,
  Failure,
  Pager,
  useFormat,
  useLanguage,
  useListKeys,
  useLock,
  useScreenKeys,
  Waiting,
} from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { durationText } from '../../rules/duration-text.ts'
import type { EntryPage, TimeEntry } from '../../schemas.ts'
import type { TimeAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { daysOf } from '../period.ts'
import { useText } from '../text.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryTable } from './EntryTable.tsx'
import classes from './list.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { useChosen } from './use-chosen.ts'
import { useDeletion } from './use-deletion.ts'

const Refusal = lazy(async () => ({ default: (await import('./DeletionClash.tsx')).DeletionClash }))

const pageSize = 50

interface Props {
  address: TimeAddress
  onTurn: (page: number) => void
}

export function EntryList({ address, onTurn }: Props) {
  const t = useText()
  const { caseId, personId, billed, page = 1 } = address
  const days = daysOf(address, new Date())
  const query = {
    ...days,
    ...(caseId && { caseId }),
    ...(personId && { personId }),
    ...(billed && { billed }),
    pageIndex: page - 1,
    pageSize,
  }
  const found = useCall('time.list', { query }, { placeholderData: keepPreviousData })
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('list.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <ListWaiting />
  return <Shown page={found.data} isOld={found.isPlaceholderData} onTurn={onTurn} />
}

const ListWaiting = () => (
  <div aria-busy>
    <Waiting width="16rem" height={24} below={12} />
    {[1, 2, 3, 4, 5].map((row) => (
      <Waiting key={row} height={40} below={2} />
    ))}
  </div>
)

interface ShownProps {
  page: EntryPage
  /** The next answer is awaited. */
  isOld: boolean
  onTurn: (page: number) => void
}

function Shown({ page, isOld, onTurn }: ShownProps) {
  const t = useText()
  const chosen = useChosen(page.items)
  const lock = useLock()
  const [edited, setEdited] = useState<TimeEntry>()
  const deletion = useDeletion()
  const mayBill = page.may.includes('bill') && !lock.disabled
  useListKeys(true)
  useScreenKeys({ x: mayBill ? () => toggleFocused(page.items, chosen.toggle) : undefined })
  if (page.total === 0) return <Empty title={t('list.empty')}>{t('list.emptyBody')}</Empty>
  return (
    <>
      {chosen.entries.length > 0 ? <SelectionBar chosen={chosen} /> : <Sums page={page} />}
      <div className={classes.frame} aria-busy={isOld}>
        <EntryTable
          entries={page.items}
          chosen={mayBill ? chosen : undefined}
          onEdit={setEdited}
          onDelete={(entry) => void deletion.run(entry)}
        />
      </div>
      <Pager
        label={t('list.pager')}
        index={page.pageIndex}
        pages={Math.ceil(page.total / page.pageSize)}
        onChange={(index) => onTurn(index + 1)}
      />
      {edited && (
        <EntryDialog
          // The entry as others have changed it meanwhile.
          entry={page.items.find(({ entryId }) => entryId === edited.entryId) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RefusedDeletion deletion={deletion} entries={page.items} />
    </>
  )
}

interface RefusedProps {
  deletion: ReturnType<typeof useDeletion>
  entries: readonly TimeEntry[]
}

/** Nothing is shown once the entry itself is gone. */
function RefusedDeletion({ deletion: { refused, run, forget }, entries }: RefusedProps) {
  const now = entries.find(({ entryId }) => entryId === refused?.seen.entryId)
  return (
    <Suspense>
      {refused && now && (
        <Refusal refused={refused} entry={now} onAgain={() => void run(now)} onLeave={forget} />
      )}
    </Suspense>
  )
}

/** `x` chooses the row in which the focus is. */
function toggleFocused(entries: readonly TimeEntry[], toggle: (entry: TimeEntry) => void): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
  const entry = entries.find(({ entryId, service }) => entryId === id && service === null)
  if (entry) toggle(entry)
}

function Sums({ page: { total, minutes, amount, rateless } }: { page: EntryPage }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  return (
    <p role="status" className={classes.sums}>
      {t('list.count', { count: total })} · <strong>{durationText(minutes, language)}</strong> ·{' '}
      <strong>{format.money(amount)}</strong>
      {rateless > 0 && ` · ${t('list.rateless', { count: rateless })}`}
    </p>
  )
}
