/** Hearings, time limits, deadlines and tasks of all cases that the person may read, by their days. */
import { Failure, useFormat, useLock, useMedia, usePermission } from '@mizan/platform/ui'
import { lazy, Suspense, useState } from 'react'
import { mostOfDay } from '../../data/limits.ts'
import { daysFrom, rangeOf, stepFrom } from '../../rules/calendar-days.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import classes from './calendar.module.css'
import { DayDialog } from './DayDialog.tsx'
import { Grid } from './Grid.tsx'
import { useDayMarks } from './marks.ts'
import { today, useShownPart } from './state.ts'
import { useText } from './text.ts'
import { useItems } from './use-items.ts'
import { useMove } from './use-move.ts'

const Connect = lazy(async () => ({ default: (await import('./Connect.tsx')).ConnectDialog }))
/**
 * Lines of a day; how many more there are is said below them, and the day opens with all of them. An agenda has a month of
 * days below each other.
 */
const mostOfDayIn = { month: 3, week: mostOfDay, agenda: 10 } as const

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
  const perDay = mostOfDayIn[scale]
  const found = useItems({ from, until, scope: shown.scope, kinds: shown.kinds, perDay })
  const { itemsOf, countOf } = found
  const days = daysFrom(from, until)
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
      <div role="status">
        {marks.areFeastsUnknown && <p className={classes.warning}>{t('feastsUnknown')}</p>}
      </div>
      <div className={classes.frame} aria-busy={found.isWaiting}>
        {!found.error && scale === 'agenda' && !found.isFirst && (
          <Agenda
            days={days}
            itemsOf={itemsOf}
            countOf={countOf}
            marks={marks}
            onOpen={(day) => setOpened({ day })}
            empty={shown.scope === 'mine' ? t('noneOfMine') : t('none')}
          />
        )}
        {!found.error && scale !== 'agenda' && (
          <Grid
            label={title}
            days={days}
            itemsOf={itemsOf}
            countOf={countOf}
            marks={marks}
            current={shown.day}
            most={perDay}
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
