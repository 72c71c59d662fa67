/** A time limit with what can be done about it. */
import { Button, notify, useFormat } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import { Menu } from '@mizan/platform/ui/composite'
import type { Limit } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { reportRefusal } from '../detail/clash.ts'
import { useLock } from '../rights.ts'
import classes from './dates.module.css'
import { useText } from './text.ts'
import { useShown } from './use-shown.ts'

interface Props {
  limit: Limit
  /** The address names it. */
  isShown: boolean
  onEdit: () => void
  onReject: () => void
}

const looks = { open: undefined, awaiting: 'awaits', done: 'done' } as const

export function LimitRow({ limit, isShown, onEdit, onReject }: Props) {
  const t = useText()
  const format = useFormat()
  const { title, date, preDeadline, isCritical, basis, note, state, requested, done } = limit
  const look = looks[state]
  const ref = useShown(isShown)
  return (
    <li ref={ref} className={classes.row} tabIndex={-1} data-shown={isShown || undefined}>
      <div className={classes.what}>
        <b className={classes.title}>{title}</b>
        <span className={classes.facts}>
          {preDeadline && state === 'open' && (
            <span>{t('limits.preDeadline', { date: format.date(preDeadline) })}</span>
          )}
          {basis && <span>{t('limits.basis', { text: basis })}</span>}
          {note && <span>{note}</span>}
          {state === 'awaiting' && requested && (
            <span>{t('limits.requested', { who: requested.by.name })}</span>
          )}
          {state === 'done' && done && (
            <span>{t('limits.doneBy', { who: done.by.name, at: format.moment(done.at) })}</span>
          )}
        </span>
      </div>
      <span className={classes.day}>
        <DateChip day={date} critical={isCritical} {...(look && { state: look })} />
        <small>{format.weekday(date)}</small>
      </span>
      <Actions limit={limit} onEdit={onEdit} onReject={onReject} />
    </li>
  )
}

function Actions({ limit, onEdit, onReject }: Omit<Props, 'isShown'>) {
  const t = useText()
  const lock = useLock()
  const { may, isCritical, title } = limit
  const { complete, confirm, reopen, remove, isPending } = useSteps(limit)
  if (may.length === 0) return null
  const locked = { ...lock, disabled: lock.disabled || isPending }
  const entries = [
    { id: 'edit', label: t('limits.edit'), run: onEdit, disabled: lock.disabled },
    { id: 'remove', label: t('limits.remove'), run: remove, disabled: lock.disabled, harmful: true },
  ]
  return (
    <span className={classes.actions}>
      {may.includes('complete') && (
        <Button
          variant="default"
          px="sm"
          onClick={complete}
          {...locked}
          {...(isCritical && !lock.disabled && { title: t('limits.requestHint') })}
        >
          {isCritical ? t('limits.request') : t('limits.complete')}
        </Button>
      )}
      {may.includes('confirm') && (
        <>
          <Button variant="outline" px="sm" onClick={confirm} {...locked}>
            {t('limits.confirm')}
          </Button>
          <Button variant="default" px="sm" onClick={onReject} {...locked}>
            {t('limits.reject')}
          </Button>
        </>
      )}
      {may.includes('reopen') && !may.includes('confirm') && (
        <Button variant="default" px="sm" onClick={reopen} {...locked}>
          {t('limits.reopen')}
        </Button>
      )}
      <Menu label={t('limits.more', { title })} entries={entries} />
    </span>
  )
}

/** The steps of a time limit, each with what it says afterwards. */
function useSteps({ caseId, limitId, title }: Limit) {
  const t = useText()
  const input = { params: { caseId, limitId } }
  const key = `limit.${limitId}`
  const undo = (run: () => void) => ({ label: t('undo'), undoes: true, run }) as const
  const reopenAgain = () => void reopened.mutateAsync(input).catch(reportRefusal)
  const completed = useSend('limits.complete', ({ state }) => {
    const says =
      state === 'awaiting' ? t('limits.says.awaiting', { title }) : t('limits.says.done', { title })
    notify('info', says, { key, action: undo(reopenAgain) })
  })
  const confirmed = useSend('limits.confirm', () => notify('success', t('limits.says.confirmed', { title })))
  const reopened = useSend('limits.reopen', () =>
    notify('info', t('limits.says.reopened', { title }), { key }),
  )
  const restored = useSend('limits.restore')
  const removed = useSend('limits.delete', () =>
    notify('info', t('limits.removed', { title }), {
      key,
      action: undo(() => void restored.mutateAsync(input).catch(reportRefusal)),
    }),
  )
  return {
    complete: () => void completed.mutateAsync(input).catch(reportRefusal),
    confirm: () => void confirmed.mutateAsync(input).catch(reportRefusal),
    reopen: reopenAgain,
    remove: () => void removed.mutateAsync(input).catch(reportRefusal),
    isPending: [completed, confirmed, reopened, removed].some((one) => one.isPending),
  }
}
