/** Two bars for each month. The table beside it says the same in figures, so screen readers leave it out. */
import type { Totals } from '../../schemas.ts'
import { useMonthName } from './month-name.ts'
import classes from './totals.module.css'

type Month = Totals['months'][number]

const height = 220
const step = 44
const bar = 15
const floor = 24

/** For the length of a bar alone: rounded to a pixel, whatever the amount. */
const lengthOf = (amount: string, most: number): number =>
  most === 0 ? 0 : Math.round((Number(amount) / most) * height)

export function Bars({ months }: { months: readonly Month[] }) {
  const nameOf = useMonthName('short')
  const most = Math.max(
    ...months.flatMap((one) => [Number(one.services.amount), Number(one.payments.amount)]),
  )
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${months.length * step} ${height + floor}`}
      aria-hidden="true"
    >
      <line x1="0" x2={months.length * step} y1={height} y2={height} className={classes.axis} />
      {months.map(({ month, services, payments }, index) => {
        const x = index * step + (step - 2 * bar - 2) / 2
        return (
          <g key={month}>
            <Bar of="services" x={x} length={lengthOf(services.amount, most)} />
            <Bar of="payments" x={x + bar + 2} length={lengthOf(payments.amount, most)} />
            <text x={index * step + step / 2} y={height + 17} textAnchor="middle">
              {nameOf(month)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const Bar = ({ of, x, length }: { of: 'services' | 'payments'; x: number; length: number }) => (
  <rect data-of={of} x={x} y={height - length} width={bar} height={length} rx={2} />
)
