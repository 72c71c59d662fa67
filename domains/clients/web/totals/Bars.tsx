/** Two bars for each month, with amounts beside them. The table beside it says the same in figures, so screen readers leave it out. */

import { useLanguage } from '@mizan/platform/ui'
import type { Totals } from '../../schemas.ts'
import { useMonthName } from './month-name.ts'
import { scaleTo } from './scale.ts'
import classes from './totals.module.css'

type Month = Totals['months'][number]

const height = 220
const step = 44
const bar = 15
const floor = 24
/** Room above the highest amount, and for amounts beside the bars. */
const top = 12
const side = 96

/** For the length of a bar alone: rounded to a pixel, whatever the amount. */
const lengthOf = (amount: string, most: number): number =>
  most === 0 ? 0 : Math.round((Number(amount) / most) * (height - top))

export function Bars({ months }: { months: readonly Month[] }) {
  const nameOf = useMonthName('short')
  const amountOf = useAmount()
  const largest = Math.max(
    ...months.flatMap((one) => [Number(one.services.amount), Number(one.payments.amount)]),
  )
  const scale = scaleTo(largest)
  const most = scale.at(-1) ?? 0
  const width = side + months.length * step
  return (
    <svg className={classes.bars} viewBox={`0 0 ${width} ${height + floor}`} aria-hidden="true">
      {scale.map((amount) => {
        const y = height - lengthOf(String(amount), most)
        return (
          <g key={amount}>
            <line x1={side} x2={width} y1={y} y2={y} className={amount === 0 ? classes.axis : classes.grid} />
            <text x={side - 8} y={y + 4} textAnchor="end">
              {amountOf(amount)}
            </text>
          </g>
        )
      })}
      {months.map(({ month, services, payments }, index) => {
        const x = side + index * step + (step - 2 * bar - 2) / 2
        return (
          <g key={month}>
            <Bar of="services" x={x} length={lengthOf(services.amount, most)} />
            <Bar of="payments" x={x + bar + 2} length={lengthOf(payments.amount, most)} />
            <text x={side + index * step + step / 2} y={height + 17} textAnchor="middle">
              {nameOf(month)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Millions are shortened, as there is no room for them. The sign stands where other sums have it. */
function useAmount(): (amount: number) => string {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language)
  const short = new Intl.NumberFormat(language, { notation: 'compact' })
  return (amount) => {
    const figure = (amount >= 1_000_000 ? short : whole).format(amount)
    return language === 'tr' ? `${figure} ₺` : `₺${figure}`
  }
}

const Bar = ({ of, x, length }: { of: 'services' | 'payments'; x: number; length: number }) => (
  <rect data-of={of} x={x} y={height - length} width={bar} height={length} rx={2} />
)
