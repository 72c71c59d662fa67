/** Below a hearing that is being entered: the other hearings of its day, so that nobody is expected in two courts at once. */
import type { CalendarItem } from '../../schemas.ts'
import { useCall } from '../data.ts'
import classes from './dates.module.css'
import { useText } from './text.ts'

interface Props {
  /** Undefined while none has been typed. */
  day: string | undefined
  time: string | undefined
  /** The hearing itself, when it is changed. */
  except: string | undefined
}

const mostShown = 5

export function SameDay({ day = '', time, except }: Props) {
  const t = useText()
  const query = { startDate: day, endDate: day, kinds: 'hearing', pageIndex: '0', pageSize: '50' }
  const found = useCall('calendar.list', { query }, { enabled: day !== '' })
  const others = (found.data?.items ?? []).filter(({ id, date }) => id !== except && date === day)
  const near = new Set(others.filter((other) => isNear(other.time, time)))
  const shown = [...near, ...others.filter((other) => !near.has(other))].slice(0, mostShown)
  return (
    <div role="status" className={classes.sameDay}>
      {others.length > 0 && (
        <>
          <b>{near.size > 0 ? t('sameDay.near') : t('sameDay.title')}</b>
          <ul>
            {shown.map((other) => (
              <li key={other.id} data-near={near.has(other) || undefined}>
                {lineOf(other)}
              </li>
            ))}
          </ul>
          {others.length > shown.length && (
            <p>{t('sameDay.more', { count: others.length - shown.length })}</p>
          )}
        </>
      )}
    </div>
  )
}

/** Courts are seldom on time, and the way from one to the other takes a while. */
const nearMinutes = 60

function isNear(one: string | null, other: string | undefined): boolean {
  return one !== null && other !== undefined && Math.abs(minutesOf(one) - minutesOf(other)) < nearMinutes
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const lineOf = ({ time, title, room, caseTitle, assignee }: CalendarItem): string =>
  [time, caseTitle, title, room, assignee?.name].filter(Boolean).join(' · ')
