/** One thing that is due: its day or hour, what it is, its case, and why somebody sees what is a colleague's. */
import { PlainLink, useFormat, useLock } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { IconFlag } from '@tabler/icons-react'
import type { Dated } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import type { DueItem } from './next.ts'
import classes from './rows.module.css'
import { useText } from './text.ts'
import type { useTicks } from './use-ticks.ts'

export const dueKey = ({ kind, id, date }: Dated): string => `${kind} ${id} ${date}`

type Named = Pick<Dated, 'kind' | 'title' | 'room' | 'hearingKind' | 'isPreDeadline'>

/** What it is called: the kind alone for what has no name of its own. */
export function useWords(): (item: Named) => { kind: string; name: string } {
  const t = useText()
  const kindOf = ({ kind, hearingKind, isPreDeadline }: Named) => {
    if (isPreDeadline) return t('kind.preDeadline')
    return hearingKind ? t(`hearingKind.${hearingKind}`) : t(`kind.${kind}`)
  }
  return (item) => ({
    kind: kindOf(item),
    name:
      item.kind === 'case'
        ? ''
        : [item.title, item.kind === 'hearing' ? item.room : null].filter(Boolean).join(' · '),
  })
}

interface Props {
  item: DueItem
  /** Its day is the heading of its group. */
  isToday: boolean
  ticks: ReturnType<typeof useTicks>
}

export function DueRow({ item, isToday, ticks }: Props) {
  const t = useText()
  const format = useFormat()
  const { caseId, caseTitle, date, time, isCritical, assignee, reason, lastDay } = item
  const { kind, name } = useWords()(item)
  const notes = [
    lastDay && t('due.lastDay', { date: format.date(lastDay) }),
    reason && t(`reason.${reason}`),
  ].filter(Boolean)
  return (
    <li className={classes.row} data-due={dueKey(item)}>
      <Tick item={item} name={name || caseTitle} {...ticks} />
      <span className={classes.when}>
        {isToday ? time && <b className={classes.hour}>{time}</b> : <DateChip day={date} />}
        <span className={classes.kind}>{isToday || time === null ? kind : `${time} ${kind}`}</span>
      </span>
      <span className={classes.what}>
        <PlainLink data-result href={caseAddress(caseId)} className={classes.name}>
          {name || caseTitle}
        </PlainLink>
        {isCritical && <Critical />}
      </span>
      <span className={classes.case}>{name && caseTitle}</span>
      {notes.length > 0 && <small className={classes.note}>{notes.join(' · ')}</small>}
      <span className={classes.who}>{assignee && <PersonChip name={assignee.name} narrow />}</span>
    </li>
  )
}

/** What can be done there is ticked there; the room stays, so that all rows begin alike. */
function Tick({ item, name, tick, ticked }: { item: DueItem; name: string } & Props['ticks']) {
  const t = useText()
  const lock = useLock()
  const { kind, id, caseId, version } = item
  if (!item.may.includes('complete') || (kind !== 'task' && kind !== 'limit'))
    return <span className={classes.tick} />
  const isTicked = ticked === id
  return (
    <label className={classes.tick} title={lock.title}>
      <input
        type="checkbox"
        aria-label={t('tasks.tick', { name })}
        checked={isTicked}
        disabled={lock.disabled}
        onChange={() => !isTicked && tick({ kind, id, caseId, version, name, isDone: false })}
      />
    </label>
  )
}

function Critical() {
  const t = useText()
  return (
    <span className={classes.critical}>
      <IconFlag size={14} stroke={2} aria-hidden /> {t('critical')}
    </span>
  )
}
