/** One thing that is due: its day or hour, what it is, and its case. */
import { PlainLink } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { IconFlag } from '@tabler/icons-react'
import type { Dated } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import classes from './dashboard.module.css'
import { useText } from './text.ts'

/** What it is called: the kind alone for what has no name of its own. */
export function useWords(): (item: Dated) => { kind: string; name: string } {
  const t = useText()
  return ({ kind, title, room, isPreDeadline }) => ({
    kind: isPreDeadline ? t('kind.preDeadline') : t(`kind.${kind}`),
    name: kind === 'case' ? '' : [title, kind === 'hearing' ? room : null].filter(Boolean).join(' · '),
  })
}

interface Props {
  item: Dated
  /** Its day is the heading of its group. */
  isToday: boolean
}

export function DueRow({ item, isToday }: Props) {
  const { caseId, caseTitle, date, time, isCritical, assignee } = item
  const { kind, name } = useWords()(item)
  const showsHour = isToday && time !== null
  return (
    <li className={classes.row}>
      <span className={classes.when}>
        {showsHour ? <b className={classes.hour}>{time}</b> : <DateChip day={date} />}
      </span>
      <span className={classes.what}>
        <span className={classes.kind}>{showsHour || time === null ? kind : `${time} ${kind}`}</span>
        <PlainLink data-result href={caseAddress(caseId)} className={classes.name}>
          {name || caseTitle}
        </PlainLink>
        {isCritical && <Critical />}
      </span>
      <span className={classes.case}>{name && caseTitle}</span>
      <span className={classes.who}>{assignee && <PersonChip name={assignee.name} narrow />}</span>
    </li>
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
