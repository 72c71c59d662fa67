/** A time limit with what can be done about it. */
import { Button, useFormat, useLock } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import { Menu } from '@mizan/platform/ui/composite'
import { lazy, Suspense, useState } from 'react'
import type { Limit } from '../../schemas.ts'
import classes from './dates.module.css'
import { FromCalculation } from './FromCalculation.tsx'
import { useText } from './text.ts'
import { useShown } from './use-shown.ts'
import { useSteps } from './use-steps.ts'

const Alone = lazy(async () => ({ default: (await import('./AloneDialog.tsx')).AloneDialog }))
const Refusal = lazy(async () => ({ default: (await import('./LimitClash.tsx')).LimitClash }))

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
  const { title, date, preDeadline, isCritical, basis, note, state, done } = limit
  const look = looks[state]
  const ref = useShown(isShown)
  const steps = useSteps(limit)
  const { refused, forget, run } = steps
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
          <FromCalculation limit={limit} />
          {state === 'awaiting' && <Wish limit={limit} />}
          {state === 'done' && done && (
            <span>{t('limits.doneBy', { who: done.by.name, at: format.moment(done.at) })}</span>
          )}
        </span>
      </div>
      <span className={classes.day}>
        <DateChip day={date} critical={isCritical} {...(look && { state: look })} />
        <small>{format.weekday(date)}</small>
      </span>
      <Actions limit={limit} steps={steps} onEdit={onEdit} onReject={onReject} />
      <Suspense>
        {refused && (
          <Refusal refused={refused} limit={limit} onAgain={() => void run(refused.step)} onLeave={forget} />
        )}
      </Suspense>
    </li>
  )
}

/** What waits for a second person, and who asked for it. */
function Wish({ limit: { requested, may } }: { limit: Limit }) {
  const t = useText()
  const format = useFormat()
  if (!requested) return null
  const { what, by, date } = requested
  const day = date ? format.date(date) : ''
  const says = t(`limits.requested.${what}`, { who: by.name, date: day })
  return (
    <>
      <span>{says}</span>
      {date && what !== 'move' && <span>{t('limits.movesTo', { date: day })}</span>}
      {may.includes('confirmAlone') && <span>{t('limits.requested.alone')}</span>}
    </>
  )
}

type ActionsProps = Omit<Props, 'isShown'> & { steps: ReturnType<typeof useSteps> }

function Actions({ limit, steps, onEdit, onReject }: ActionsProps) {
  const t = useText()
  const lock = useLock()
  const { may, isCritical, state, title } = limit
  const { run, isPending } = steps
  if (may.length === 0) return null
  const locked = { ...lock, disabled: lock.disabled || isPending }
  const edit = { id: 'edit', label: t('limits.edit'), run: onEdit, disabled: lock.disabled }
  const remove = {
    id: 'remove',
    label: isCritical ? t('limits.sendRemoval') : t('limits.remove'),
    run: () => void run('remove'),
    ...{ disabled: lock.disabled, harmful: true },
  }
  // What two people agree on, or have agreed on, is opened again before it is deleted.
  const entries = isCritical && state !== 'open' ? [edit] : [edit, remove]
  return (
    <span className={classes.actions}>
      {may.includes('complete') && (
        <Button
          variant="default"
          px="sm"
          onClick={() => void run('complete')}
          {...locked}
          {...(isCritical && !lock.disabled && { title: t('limits.requestHint') })}
        >
          {isCritical ? t('limits.request') : t('limits.complete')}
        </Button>
      )}
      {may.includes('confirm') && (
        <>
          <Button variant="outline" px="sm" onClick={() => void run('confirm')} {...locked}>
            {t('limits.confirm')}
          </Button>
          <Button variant="default" px="sm" onClick={onReject} {...locked}>
            {t('limits.reject')}
          </Button>
        </>
      )}
      {may.includes('confirmAlone') && <ConfirmAlone limit={limit} steps={steps} />}
      {may.includes('reopen') && !may.includes('confirm') && (
        <Button variant="default" px="sm" onClick={() => void run('reopen')} {...locked}>
          {t('limits.reopen')}
        </Button>
      )}
      <Menu label={t('limits.more', { title })} entries={entries} />
    </span>
  )
}

function ConfirmAlone({ limit, steps: { run, isPending } }: Pick<ActionsProps, 'limit' | 'steps'>) {
  const t = useText()
  const lock = useLock()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        px="sm"
        onClick={() => setOpen(true)}
        {...lock}
        disabled={lock.disabled || isPending}
      >
        {t('limits.confirmAlone')}
      </Button>
      <Suspense>
        {isOpen && (
          <Alone limit={limit} onConfirm={() => run('confirmAlone')} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
