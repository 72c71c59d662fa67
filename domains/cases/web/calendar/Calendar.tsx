/** Hearings, time limits, deadlines and tasks of all cases that the person may read, by their days. */
import { Failure, useFormat, useMedia, usePermission } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { daysFrom, rangeOf, stepFrom } from '../../rules/calendar-days.ts'
import { inDayOrder } from '../../rules/day-order.ts'
import type { CalendarItem } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useLock } from '../rights.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import classes from './calendar.module.css'
import { DayDialog } from './DayDialog.tsx'
import { Grid } from './Grid.tsx'
import { useDayMarks } from './marks.ts'
import { today, useShownPart } from './state.ts'
import { useText } from './text.ts'
import { useMove } from './use-move.ts'

const Connect = lazy(async () => ({ default: (await import('./Connect.tsx')).ConnectDialog }))
const mostInMonth = 3

export function Calendar() {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const move = useMove()
  const marks = useDayMarks()
  const mayWrite = usePermission('cases', 'Write') === true
  const isNarrow = useMedia('(max-width: 47.99em)')
  const [shown, change] = useShownPart()
  const [opened, setOpened] = useState<'connect' | { day: string } | null>(null)
  const scale = isNarrow ? 'agenda' : shown.scale
  const { from, until } = rangeOf(scale, shown.day)
  const found = useItems(from, until, shown.scope === 'mine')
  const days = daysFrom(from, until)
  const itemsOf = (day: string) => found.itemsOf(day).filter(({ kind }) => shown.kinds.includes(kind))
  const title = scale === 'month' ? format.month(shown.day) : `${format.date(from)} – ${format.date(until)}`
  return (
    <>
      <CalendarHead
        title={title}
        scale={isNarrow ? undefined : scale}
        kinds={shown.kinds}
        scope={shown.scope}
        onScale={(next) => change({ scale: next })}
        onScope={(scope) => change({ scope })}
        onKinds={(kinds) => change({ kinds })}
        onStep={(step) => change({ day: stepFrom(scale, shown.day, step) })}
        onToday={() => change({ day: today() })}
        onConnect={() => setOpened('connect')}
      />
      {found.error && (
        <>
          <p className={classes.failed}>{t('failed')}</p>
          <Failure error={found.error} onRetry={() => found.refetch()} />
        </>
      )}
      <div role="status">{!found.isComplete && <p className={classes.warning}>{t('tooMany')}</p>}</div>
      <div className={classes.frame} aria-busy={found.isWaiting}>
        {!found.error && scale === 'agenda' && !found.isFirst && (
          <Agenda
            days={days}
            itemsOf={itemsOf}
            marks={marks}
            empty={shown.scope === 'mine' ? t('noneOfMine') : t('none')}
          />
        )}
        {!found.error && scale !== 'agenda' && (
          <Grid
            label={title}
            days={days}
            itemsOf={itemsOf}
            marks={marks}
            current={shown.day}
            most={scale === 'month' ? mostInMonth : Number.POSITIVE_INFINITY}
            mayMove={({ kind }) => kind === 'task' && mayWrite && !lock.disabled}
            onCurrent={(day) => change({ day })}
            onOpen={(day) => setOpened({ day })}
            onMove={move}
          />
        )}
      </div>
      <p className={classes.legend}>
        {days.some(marks.isInRecess) && <span data-recess>{t('recessLegend')}</span>}
        {scale !== 'agenda' && <span>{t('keys')}</span>}
      </p>
      {opened !== null && opened !== 'connect' && (
        <DayDialog
          day={opened.day}
          items={itemsOf(opened.day)}
          marks={marks}
          onClose={() => setOpened(null)}
        />
      )}
      <Suspense>{opened === 'connect' && <Connect onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}

const none: readonly CalendarItem[] = []

/** What is on each day; days of the former range stay until the new ones are there. */
function useItems(startDate: string, endDate: string, mine: boolean) {
  const found = useCall(
    'calendar.list',
    { query: { startDate, endDate, ...(mine && { mine: 'true' }) } },
    { placeholderData: keepPreviousData },
  )
  const byDay = useMemo(
    () => Map.groupBy(inDayOrder(found.data?.items ?? none), ({ date }) => date),
    [found.data],
  )
  return {
    itemsOf: (day: string) => byDay.get(day) ?? none,
    isComplete: found.data?.isComplete ?? true,
    isWaiting: found.isPlaceholderData || found.isPending,
    isFirst: found.isPending,
    error: found.error,
    refetch: found.refetch,
  }
}
