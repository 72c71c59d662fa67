/** What is next in a case: its day and what it is, the whole of it where it is cut off, and whether the day has passed. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { useFormat } from '@mizan/platform/ui'
import { useShownDay } from '@mizan/platform/ui/chips'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { NextThing } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './next.module.css'

export const isOverdue = ({ date }: NextThing): boolean => date !== null && date < dayInTurkey(new Date())

export function Next({ thing }: { thing: NextThing }) {
  const { kind, title, date, time, hearingKind } = thing
  const t = useText()
  const format = useFormat()
  const shownDay = useShownDay()
  const name = kind === 'hearing' ? [time, t(`hearingKind.${hearingKind ?? 'hearing'}`)].join(' ') : title
  const text = [date && format.date(date), name].filter(Boolean).join(' ')
  const whole = kind === 'hearing' && title ? `${text} · ${title}` : text
  if (date === null || !isOverdue(thing)) return <span title={whole}>{text}</span>
  const said = [shownDay(date), t(`next.kind.${kind}`), name].join(' · ')
  return (
    <span className={classes.overdue} title={said}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden />
      <span className="visually-hidden">{said}</span>
      <span aria-hidden>{text}</span>
    </span>
  )
}
