/** The hearings of a case: those to come in the order of their days, those that passed folded below. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, Empty, Failure, notify, useFormat, useLock, Waiting } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { Menu } from '@mizan/platform/ui/composite'
import { lazy, Suspense, useState } from 'react'
import type { Case, Hearing } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { useItem } from '../tabs/address.ts'
import classes from './dates.module.css'
import { useText } from './text.ts'
import { useShown } from './use-shown.ts'

const Dialog = lazy(async () => ({ default: (await import('./HearingDialog.tsx')).HearingDialog }))

export function Hearings({ record }: { record: Case }) {
  const t = useText()
  const lock = useLock()
  const { caseId } = record
  const found = useCall('hearings.list', { params: { caseId } })
  const [edited, setEdited] = useState<string | null>(null)
  const items = found.data?.items ?? []
  const mayEdit = found.data?.may.includes('edit') ?? false
  const add = mayEdit && (
    <Button variant="default" onClick={() => setEdited('new')} {...lock}>
      {t('hearings.add')}
    </Button>
  )
  return (
    <section className={classes.section} aria-labelledby="hearings-title">
      <div className={classes.head}>
        <h2 id="hearings-title">{t('hearings.title')}</h2>
        {items.length > 0 && add}
      </div>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {!found.data && !found.error && <Waiting height={80} />}
      {found.data && items.length === 0 && (
        <Empty title={t('hearings.empty')} action={add}>
          {mayEdit && t('hearings.emptyBody')}
        </Empty>
      )}
      <Lists items={items} record={record} onEdit={mayEdit ? setEdited : undefined} />
      <Suspense>
        {edited && (
          <Dialog
            caseId={caseId}
            hearing={items.find(({ hearingId }) => hearingId === edited)}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface ListProps {
  items: readonly Hearing[]
  record: Case
  /** Undefined for those who may not. */
  onEdit: ((hearingId: string) => void) | undefined
}

function Lists({ items, record, onEdit }: ListProps) {
  const t = useText()
  const shown = useItem()
  const today = dayInTurkey(new Date())
  const past = items.filter(({ date }) => date < today)
  const coming = items.filter(({ date }) => date >= today)
  const rowOf = (hearing: Hearing) => (
    <Row
      key={hearing.hearingId}
      hearing={hearing}
      record={record}
      isShown={hearing.hearingId === shown}
      onEdit={onEdit && (() => onEdit(hearing.hearingId))}
    />
  )
  return (
    <>
      {coming.length > 0 && <ol className={classes.list}>{coming.map(rowOf)}</ol>}
      {past.length > 0 && (
        <details
          className={classes.done}
          open={past.some(({ hearingId }) => hearingId === shown) || undefined}
        >
          <summary>{t('hearings.past', { count: past.length })}</summary>
          <ol className={classes.list}>{past.map(rowOf)}</ol>
        </details>
      )}
    </>
  )
}

interface RowProps {
  hearing: Hearing
  record: Case
  isShown: boolean
  onEdit: (() => void) | undefined
}

function Row({ hearing, record, isShown, onEdit }: RowProps) {
  const format = useFormat()
  const t = useText()
  const { date, time, court, room, note, kind, attorney } = hearing
  const where = court ?? record.courtName
  const ref = useShown(isShown)
  const isPast = date < dayInTurkey(new Date())
  return (
    <li ref={ref} className={classes.row} data-hearing tabIndex={-1} data-shown={isShown || undefined}>
      <span className={classes.day}>
        {isPast ? <span>{format.date(date)}</span> : <DateChip day={date} />}
        <small>
          {format.weekday(date)} <b>{time}</b>
        </small>
      </span>
      <div className={classes.what}>
        <b className={classes.title}>{t(`hearingKind.${kind}`)}</b>
        <span className={classes.facts}>
          {where && <span>{where}</span>}
          {room && <span>{room}</span>}
          {note && <span>{note}</span>}
        </span>
      </div>
      <span className={classes.who}>{attorney && <PersonChip name={attorney.name} />}</span>
      {onEdit && <Actions hearing={hearing} onEdit={onEdit} />}
    </li>
  )
}

function Actions({
  hearing: { caseId, hearingId, version, ...hearing },
  onEdit,
}: {
  hearing: Hearing
  onEdit: () => void
}) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  const said = { date: format.date(hearing.date), time: hearing.time }
  const input = { params: { caseId, hearingId }, body: { version } }
  const restore = useSend('hearings.restore')
  const back = () => void restore.mutateAsync(input).catch(reportRefusal)
  const remove = useSend('hearings.delete', () =>
    notify('info', t('hearings.removed', said), {
      key: `hearing.${hearingId}`,
      action: { label: t('undo'), undoes: true, run: back },
    }),
  )
  const removed = () => void remove.mutateAsync(input).catch(reportRefusal)
  return (
    <span className={classes.actions}>
      <Menu
        label={t('hearings.more', said)}
        entries={[
          { id: 'edit', label: t('hearings.edit'), run: onEdit, disabled: lock.disabled },
          { id: 'remove', label: t('hearings.remove'), run: removed, disabled: lock.disabled, harmful: true },
        ]}
      />
    </span>
  )
}
