/** Hearings, time limits, deadlines and tasks of all cases that the person may read, by their days. */
import { Failure, useFormat, useLock, useMedia, usePermission } from '@mizan/platform/ui'
import { lazy, Suspense, useState } from 'react'
import { mostOfDay } from '../../data/limits.ts'
import { daysFrom, rangeOf, type ShownPart, stepFrom } from '../../rules/calendar-days.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import classes from './calendar.module.css'
import { Day } from './Day.tsx'
import { DayDialog } from './DayDialog.tsx'
import { Grid } from './Grid.tsx'
import { useDayMarks } from './marks.ts'
import { today, useShownPart } from './state.ts'
import { useText } from './text.ts'
import { useCurrentDay } from './use-current-day.ts'
import { useItems } from './use-items.ts'
import { useMove } from './use-move.ts'

const Connect = lazy(async () => ({ default: (await import('./Connect.tsx')).ConnectDialog }))
/**
 * Lines of a day; how many more there are is said below them, and the day opens with all of them. An agenda has a month of
 * days below each other.
 */
const mostOfDayIn = { day: mostOfDay, month: 3, week: mostOfDay, agenda: 10 } as const

export function Calendar() {
  const t = useText()
  const lock = useLock()
  const move = useMove()
  const marks = useDayMarks()
  const mayWrite = usePermission('cases', 'Write') === true
  const isNarrow = useMedia('(max-width: 47.99em)')
  const [shown, change] = useShownPart(isNarrow ? 'agenda' : 'month')
  const [opened, setOpened] = useState<'connect' | { day: string } | null>(null)
  // On a phone days are lists: a grid has no room for words there.
  const scale = isNarrow && shown.scale === 'month' ? 'agenda' : shown.scale
  const part: ShownPart = { scale, day: shown.day }
  const range = rangeOf(part, today())
  const days = daysFrom(range.from, range.until)
  const current = useCurrentDay(range, shown.day ?? today(), (day) => change({ day }))
  const perDay = mostOfDayIn[scale]
  const found = useItems({ ...range, scope: shown.scope, kinds: shown.kinds, perDay })
  const { itemsOf, countOf } = found
  const title = useTitleOf(part, range)
  const open = (day: string) => setOpened({ day })
  const lists = { itemsOf, countOf, marks, onOpen: open }
  const isGrid = scale === 'month' || (scale === 'week' && !isNarrow)
  return (
    <>
      <CalendarHead
        title={title}
        scale={scale}
        isNarrow={isNarrow}
        kinds={shown.kinds}
        scope={shown.scope}
        onScale={(next) => change({ scale: next })}
        onScope={(of) => change({ of })}
        onKinds={(kinds) => change({ kinds: [...kinds] })}
        onStep={(step) => change({ day: stepFrom(part, today(), step) })}
        onToday={() => change({ day: undefined })}
        onConnect={() => setOpened('connect')}
      />
      {found.error && (
        <>
          <p className={classes.failed}>{t('failed')}</p>
          <Failure error={found.error} onRetry={() => found.refetch()} />
        </>
      )}
      <div role="status">
        {marks.areFeastsUnknown && <p className={classes.warning}>{t('feastsUnknown')}</p>}
      </div>
      <div className={classes.frame} aria-busy={found.isWaiting}>
        {!found.error && !found.isFirst && scale === 'day' && <Day day={range.from} {...lists} />}
        {!found.error && !found.isFirst && scale !== 'day' && !isGrid && (
          <Agenda days={days} {...lists} empty={shown.scope === 'mine' ? t('noneOfMine') : t('none')} />
        )}
        {!found.error && isGrid && (
          <Grid
            label={title}
            days={days}
            {...lists}
            month={scale === 'month' ? shown.day : undefined}
            current={current.day}
            most={perDay}
            mayMove={({ kind }) => kind === 'task' && mayWrite && !lock.disabled}
            onCurrent={current.go}
            onMove={move}
          />
        )}
      </div>
      <p className={classes.legend}>
        {days.some(marks.isInRecess) && <span data-recess>{t('recessLegend')}</span>}
        {isGrid && <span>{t('keys')}</span>}
      </p>
      {opened !== null && opened !== 'connect' && (
        <DayDialog
          day={opened.day}
          known={itemsOf(opened.day)}
          count={days.includes(opened.day) ? countOf(opened.day) : undefined}
          scope={shown.scope}
          kinds={shown.kinds}
          marks={marks}
          onClose={() => setOpened(null)}
        />
      )}
      <Suspense>{opened === 'connect' && <Connect onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}

function useTitleOf({ scale, day }: ShownPart, { from, until }: { from: string; until: string }): string {
  const format = useFormat()
  if (scale === 'day') return format.fullDate(from)
  return scale === 'month' && day ? format.month(day) : `${format.date(from)} – ${format.date(until)}`
}
