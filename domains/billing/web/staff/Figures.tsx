/**
 * Offices by state, and new offices, lost offices and revenue of twelve months as charts; each bar has its figure for
 * screen readers.
 */
import { useFormat } from '@mizan/platform/ui'
import type { Figures as Found } from '../../schemas/staff.ts'
import { useText } from '../text.ts'
import classes from './staff.module.css'

const states = ['paid', 'trial', 'grace', 'lapsed'] as const

export function Figures({ figures }: { figures: Found }) {
  const t = useText()
  const format = useFormat()
  const { months } = figures
  return (
    <div className={classes.figures}>
      <dl className={classes.tiles}>
        {states.map((state) => (
          <div key={state}>
            <dt>{t(`state.${state}`)}</dt>
            <dd>{format.number(figures.states[state])}</dd>
          </div>
        ))}
        <div data-warns={figures.waitingRefunds > 0}>
          <dt>{t('staff.waitingRefunds')}</dt>
          <dd>{format.number(figures.waitingRefunds)}</dd>
        </div>
        <div>
          <dt>{t('staff.waitingTransfers')}</dt>
          <dd>{format.number(figures.waitingTransfers)}</dd>
        </div>
      </dl>
      <Chart
        title={t('staff.revenue')}
        bars={months.map(({ month, revenue }) => ({
          month,
          value: Number(revenue),
          label: format.money(revenue),
        }))}
      />
      <Chart
        title={t('staff.begun')}
        bars={months.map(({ month, begun }) => ({ month, value: begun, label: format.number(begun) }))}
      />
      <Chart
        title={t('staff.lost')}
        tone="bad"
        bars={months.map(({ month, lost }) => ({ month, value: lost, label: format.number(lost) }))}
      />
    </div>
  )
}

interface Bar {
  month: string
  /** The value is used for the height of the bar alone. */
  value: number
  label: string
}

function Chart({
  title,
  bars,
  tone = 'usual',
}: {
  title: string
  bars: readonly Bar[]
  tone?: 'usual' | 'bad'
}) {
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className={classes.chart} data-tone={tone}>
      <figcaption>
        {title} <b>{bars.at(-1)?.label}</b>
      </figcaption>
      <ol>
        {bars.map(({ month, value, label }) => (
          <li key={month} title={`${format.month(`${month}-01`)}: ${label}`}>
            <span style={{ height: `${Math.max(value > 0 ? 4 : 1, (Math.max(0, value) / most) * 100)}%` }} />
            <small aria-hidden>{month.slice(5)}</small>
            <span className="visually-hidden">
              {format.month(`${month}-01`)}: {label}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
