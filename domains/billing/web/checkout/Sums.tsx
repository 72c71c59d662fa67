/** The amount to be paid and its parts; the total comes last. */
import { useFormat } from '@mizan/platform/ui'
import { cardCheck } from '../../data/limits.ts'
import type { Cost } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'

type Row = readonly [label: string, amount: string, sign?: '−']

export function Sums({ cost }: { cost: Cost }) {
  const t = useText()
  const format = useFormat()
  const rows: Row[] = [
    [t('checkout.list'), cost.list],
    [t('checkout.discount'), cost.discount, '−'],
    [t('checkout.vat', { vat: Number(cost.vatPercent) }), cost.vat],
    [t('checkout.withheld'), cost.withheld, '−'],
    [t('checkout.credited', { left: cost.daysLeft, days: cost.days }), cost.credited, '−'],
    [t('checkout.fromBalance'), cost.credited === '0.00' ? cost.fromBalance : '0.00', '−'],
  ]
  return (
    <>
      <Rows rows={rows.filter(([, amount], at) => at === 0 || amount !== '0.00')} />
      {cost.due === '0.00' && cost.credited !== '0.00' && (
        <p className={classes.note}>{t('checkout.creditKept')}</p>
      )}
      <p className={classes.note}>{t('checkout.until', { day: format.day(cost.until) })}</p>
    </>
  )
}

/** The amount that checks the card is refunded. */
export function TrialSums() {
  const t = useText()
  return (
    <>
      <Rows rows={[[t('checkout.check'), cardCheck]]} />
      <p className={classes.note}>{t('checkout.checkBack')}</p>
      <p className={classes.note}>{t('checkout.trialBody')}</p>
    </>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const format = useFormat()
  return (
    <dl className={classes.sums}>
      {rows.map(([label, amount, sign = '']) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {sign}
            {format.money(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Shown beside the button, before the person agrees to the trial. */
export function AfterTrial({ charge: { at, amount } }: { charge: NonNullable<Cost['afterTrial']> }) {
  const t = useText()
  const format = useFormat()
  return (
    <p className={classes.after}>
      {t('checkout.afterTrial', { day: format.day(at), amount: format.money(amount) })}
    </p>
  )
}

export function Total({ amount }: { amount: string | undefined }) {
  const t = useText()
  const format = useFormat()
  return (
    <p className={classes.total}>
      <span>{t('checkout.total')}</span> <b>{amount === undefined ? '–' : format.money(amount)}</b>
    </p>
  )
}
