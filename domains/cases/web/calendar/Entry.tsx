/** Something in a cell of the calendar, on one line. Keys reach it through its day, so it is none of the Tab stops. */
import { afterDrag, PlainLink } from '@mizan/platform/ui'
import type { DragEvent } from 'react'
import type { CalendarItem } from '../../schemas.ts'
import classes from './calendar.module.css'
import { addressOf, signOf, useItemText } from './kinds.tsx'
import { useText } from './text.ts'

interface Props {
  item: CalendarItem
  mayMove: boolean
  onDrag: (item: CalendarItem | null) => void
}

export function Entry({ item, mayMove, onDrag }: Props) {
  const t = useText()
  const text = useItemText()(item)
  const { kind, time, caseTitle, isPreDeadline, isCritical, isDone } = item
  const Sign = signOf(item)
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', item.title)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(item)
    afterDrag(() => onDrag(null))
  }
  const title = isPreDeadline ? `${text.kind}: ${text.title}` : text.title
  const shown = [time, kind === 'hearing' ? '' : title, caseTitle].filter(Boolean).join(' · ')
  const notes = [isCritical && t('critical'), isDone && t('done')].filter(Boolean).join(', ')
  return (
    <PlainLink
      href={addressOf(item)}
      tabIndex={-1}
      className={classes.entry}
      data-kind={kind}
      data-earlier={isPreDeadline || undefined}
      data-critical={isCritical || undefined}
      data-done={isDone || undefined}
      title={[isPreDeadline ? '' : text.kind, shown, notes].filter(Boolean).join(' · ')}
      draggable={mayMove}
      onDragStart={start}
    >
      <Sign size={14} stroke={1.8} aria-hidden />
      <span className="visually-hidden">
        {isPreDeadline ? '' : text.kind} {notes}
      </span>
      <span className={classes.entryText}>{shown}</span>
    </PlainLink>
  )
}
