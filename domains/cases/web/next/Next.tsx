/** The next open things of a case: its deadline, hearings, time limits, tasks. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Failure, PlainLink, Waiting } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import type { Case } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import classes from './next.module.css'
import { type NextThing, nextThings } from './next-things.ts'

const most = 6
const rowHeight = 37
const lineHeight = 21

/** As high as what comes: the case knows how many of its things are open. */
function waitingHeight({ counts, deadline }: Case): number {
  const open = counts.tasks + counts.dates + (deadline === null ? 0 : 1)
  return open === 0 ? lineHeight : Math.min(open, most) * rowHeight
}

export function Next({ record }: { record: Case }) {
  const t = useText()
  const params = { caseId: record.caseId }
  const hearings = useCall('hearings.list', { params })
  const limits = useCall('limits.list', { params })
  const tasks = useCall('tasks.list', { params })
  const all = [hearings, limits, tasks]
  const failed = all.find(({ error }) => error)
  if (failed?.error)
    return <Failure error={failed.error} onRetry={() => all.forEach((one) => void one.refetch())} />
  if (!hearings.data || !limits.data || !tasks.data) return <Waiting height={waitingHeight(record)} />
  const things = nextThings({
    record,
    hearings: hearings.data.items,
    limits: limits.data.items,
    tasks: tasks.data.todo,
    today: dayInTurkey(new Date()),
  })
  if (things.length === 0) return <p className={classes.none}>{t('next.none')}</p>
  return (
    <>
      <ol className={classes.list}>
        {things.slice(0, most).map((thing) => (
          <Row key={`${thing.kind} ${thing.id}`} thing={thing} caseId={record.caseId} />
        ))}
      </ol>
      {things.length > most && (
        <PlainLink href={caseAddress(record.caseId, 'tasks')}>
          {t('next.more', { count: things.length - most })}
        </PlainLink>
      )}
    </>
  )
}

function Row({ thing, caseId }: { thing: NextThing; caseId: string }) {
  const t = useText()
  const { kind, id, title, date, time, isCritical, awaits, hearingKind, assignee } = thing
  const what = hearingKind ? t(`hearingKind.${hearingKind}`) : t(`next.kind.${kind}`)
  const says = [time, what, title].filter(Boolean).join(' · ')
  const tab = kind === 'task' ? 'tasks' : 'dates'
  return (
    <li>
      {date ? (
        <DateChip day={date} critical={isCritical} {...(awaits && { state: 'awaits' as const })} />
      ) : (
        <span className={classes.undated}>{t('next.undated')}</span>
      )}
      {kind === 'deadline' ? (
        <span>{says}</span>
      ) : (
        <PlainLink href={caseAddress(caseId, tab, id)}>{says}</PlainLink>
      )}
      {assignee && <PersonChip name={assignee.name} narrow />}
    </li>
  )
}
