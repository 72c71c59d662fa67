/** Something with a day as a row: its hour, what it is, of which case, whose. */
import { PlainLink } from '@mizan/platform/ui'
import { PersonChip } from '@mizan/platform/ui/chips'
import type { CalendarItem } from '../../schemas.ts'
import classes from './agenda.module.css'
import { addressOf, signOf, useItemText } from './kinds.tsx'
import { useText } from './text.ts'

interface Props {
  item: CalendarItem
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean
}

export function EntryRow({ item, isFirst }: Props) {
  const t = useText()
  const text = useItemText()(item)
  const { kind, time, room, caseTitle, caseNumber, isCritical, isDone, assignee } = item
  const Sign = signOf(item)
  return (
    <li className={classes.item} data-kind={kind} data-done={isDone || undefined}>
      <span className={classes.time}>{time}</span>
      <Sign size={16} stroke={1.8} aria-hidden />
      <span className={classes.itemText}>
        <PlainLink data-result data-autofocus={isFirst || undefined} href={addressOf(item)}>
          {[text.kind, text.title].filter(Boolean).join(': ')}
        </PlainLink>
        <small>
          {[caseTitle, caseNumber, room].filter(Boolean).join(' · ')}
          {isCritical && <b> · {t('critical')}</b>}
          {isDone && ` · ${t('done')}`}
        </small>
      </span>
      {assignee && <PersonChip name={assignee.name} narrow />}
    </li>
  )
}
