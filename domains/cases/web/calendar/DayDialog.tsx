/** All that is on one day. What the calendar does not hold of it is asked for, in pages. */
import { Dialog, Failure, Pager, useFormat, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarItem, CalendarKind } from '../../schemas.ts'
import { useCall } from '../data.ts'
import type { CalendarScope } from './address.ts'
import classes from './agenda.module.css'
import { EntryRow } from './EntryRow.tsx'
import { keyOf } from './kinds.tsx'
import type { DayMarks } from './marks.ts'
import type { DayCount } from './rest.ts'
import { useText } from './text.ts'
import { choiceOf } from './use-items.ts'

interface Props {
  day: string
  /** What of it is known: all, or its first things. */
  known: readonly CalendarItem[]
  /** How many there are; undefined once the calendar shows other days, as after its window has become narrow. */
  count: DayCount | undefined
  scope: CalendarScope
  kinds: readonly CalendarKind[]
  marks: DayMarks
  onClose: () => void
}

const pageSize = 50
/** Height of a row in pixels, for the room of those that are on their way. */
const rowHeight = 56

export function DayDialog({ day, marks, onClose, ...asked }: Props) {
  const t = useText()
  const format = useFormat()
  const holiday = marks.holidayOn(day)
  const { items, awaited, pager, error, retry } = useDay({ day, ...asked })
  return (
    <Dialog title={format.fullDate(day)} form onClose={onClose}>
      {holiday && <p className={classes.holiday}>{holiday}</p>}
      {items.length === 0 && !error && awaited === 0 && <p>{t('noneThatDay')}</p>}
      {items.length > 0 && (
        <ul className={classes.ofDay} aria-busy={awaited > 0}>
          {items.map((item, index) => (
            <EntryRow key={keyOf(item)} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {error && <Failure error={error} onRetry={retry} />}
      {awaited > 0 && !error && <Waiting height={awaited * rowHeight} />}
      <Pager label={t('pager')} {...pager} />
    </Dialog>
  )
}

function useDay({ day, known, count, ...choice }: Omit<Props, 'marks' | 'onClose'>) {
  const [pageIndex, setPageIndex] = useState(0)
  const total = count?.isCut === false ? count.total : undefined
  const isKnown = total !== undefined && known.length >= total
  const page = { pageIndex: String(pageIndex), pageSize: String(pageSize) }
  const found = useCall(
    'calendar.list',
    { query: { startDate: day, endDate: day, ...choiceOf(choice), ...page } },
    { enabled: !isKnown, placeholderData: keepPreviousData },
  )
  const items = isKnown ? known : (found.data?.items ?? known)
  const begun = pageIndex + (found.data?.isComplete === false ? 2 : 1)
  return {
    items,
    awaited: isKnown || found.data ? 0 : Math.min(count?.total ?? 1, pageSize) - items.length,
    pager: {
      index: pageIndex,
      pages: total === undefined ? begun : Math.ceil(total / pageSize),
      onChange: setPageIndex,
    },
    error: isKnown ? null : found.error,
    retry: () => found.refetch(),
  }
}
