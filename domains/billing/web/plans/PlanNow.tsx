/** The plan of the office, its end, its seats, and the possible actions. */
import { Button, notify, useFormat, usePermission } from '@mizan/platform/ui'
import { useState } from 'react'
import type { Status } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import classes from './plans.module.css'

interface Props {
  status: Status
  /** Takes the same plan again: a renewal that has failed, or a plan that has ended. */
  onPay: () => void
}

export function PlanNow({ status, onPay }: Props) {
  const t = useText()
  const { state, offerType } = status
  return (
    <section className={classes.now} aria-labelledby="plan-now">
      <div className={classes.nowHead}>
        <h2 id="plan-now">{offerType ? t(`offer.${offerType}.name`) : t('now.none')}</h2>
        {state !== 'none' && (
          <span className={classes.state} data-state={state}>
            {status.cancelledAt && state !== 'lapsed' ? t('now.cancelled') : t(`state.${state}`)}
          </span>
        )}
      </div>
      <Said status={status} />
      {offerType && <Facts status={status} />}
      <Actions status={status} onPay={onPay} />
    </section>
  )
}

/** The meaning of the state in one sentence. */
function Said({ status: { state, until, graceUntil, cancelledAt, mayStartTrial } }: { status: Status }) {
  const t = useText()
  const format = useFormat()
  const day = (instant: string | null) => (instant ? format.day(instant) : '')
  if (state === 'grace') return <p role="status">{t('now.grace', { day: day(graceUntil) })}</p>
  if (state === 'lapsed') return <p role="status">{t('now.lapsed', { day: day(until) })}</p>
  if (state === 'none')
    return (
      <p>
        {t('now.noneBody')} {mayStartTrial && <strong>{t('now.mayTry')}</strong>}
      </p>
    )
  return cancelledAt ? <p>{t('now.cancelledBody', { day: day(until) })}</p> : null
}

function Facts({ status }: { status: Status }) {
  const t = useText()
  const format = useFormat()
  const { state, planType, billingCycle, until, seats, nextCharge, autoRenewal, balance } = status
  return (
    <dl className={classes.facts}>
      <Fact name={t('now.kind')}>
        {planType && t(`planType.${planType}`)} · {billingCycle && t(`cycle.${billingCycle}`)}
      </Fact>
      <Fact name={t('now.until')}>{until ? format.day(until) : '–'}</Fact>
      <Fact name={t('now.seats')}>{t('now.seatsOf', { used: seats.used, maximum: seats.maximum })}</Fact>
      {state !== 'lapsed' && (
        <Fact name={t('now.renewal')}>
          {nextCharge
            ? t('now.nextCharge', { day: format.day(nextCharge.at), amount: format.money(nextCharge.amount) })
            : autoRenewal
              ? t('now.renewalOn')
              : t('now.renewalOff')}
        </Fact>
      )}
      {balance !== '0.00' && <Fact name={t('now.balance')}>{format.money(balance)}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Actions({ status, onPay }: Props) {
  const t = useText()
  const mayChange = usePermission('subscription', 'Write') === true
  const [open, setOpen] = useState<'cancel' | 'addSeats' | 'extend'>()
  const on = useSend('billing.enableRenewal', () => notify('success', t('now.renewalOnDone')))
  const off = useSend('billing.disableRenewal', () => notify('success', t('now.renewalOffDone')))
  const back = useSend('billing.reactivate', () => notify('success', t('now.reactivated')))
  const { state, cancelledAt, autoRenewal } = status
  const runs = state === 'trial' || state === 'paid'
  if (!mayChange || state === 'none') return null
  return (
    <div className={classes.actions}>
      {(state === 'grace' || state === 'lapsed') && (
        <Button onClick={onPay}>{state === 'grace' ? t('now.pay') : t('now.again')}</Button>
      )}
      {runs && cancelledAt && (
        <Button onClick={() => back.mutate({})} loading={back.isPending}>
          {t('now.reactivate')}
        </Button>
      )}
      {state === 'paid' && (
        <>
          <Button variant="default" onClick={() => setOpen('extend')}>
            {t('change.extend.open')}
          </Button>
          <Button variant="default" onClick={() => setOpen('addSeats')}>
            {t('change.addSeats.open')}
          </Button>
        </>
      )}
      {runs && !cancelledAt && (
        <Button
          variant="default"
          onClick={() => (autoRenewal ? off : on).mutate({})}
          loading={on.isPending || off.isPending}
        >
          {autoRenewal ? t('now.turnOff') : t('now.turnOn')}
        </Button>
      )}
      {!cancelledAt && state !== 'lapsed' && (
        <Button variant="subtle" color="var(--bad)" onClick={() => setOpen('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      {open === 'cancel' && <CancelDialog until={status.until} onClose={() => setOpen(undefined)} />}
      {(open === 'addSeats' || open === 'extend') && (
        <ChangeDialog change={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
