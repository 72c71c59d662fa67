/** Decisions by year as a small bar chart; pressing a bar narrows the search to its years. */
import { useFormat } from '@mizan/platform/ui'
import { useId } from 'react'
import type { FacetValue } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import facets from './Facets.module.css'
import classes from './YearBars.module.css'

interface Props {
  values: FacetValue[]
  from: string | undefined
  to: string | undefined
  onToggle: (span: Dates) => void
  /** Number of undated decisions. */
  undated: number
  onlyUndated: boolean
}

interface Dates {
  from?: string
  to?: string
  undated?: 1
}

/** As many bars as fit side by side in the narrowest column, and as many as have room for a full year label. */
const most = 10
const mostWhole = 6

/** Every year from the first to the last one; grouped by five, ten or more years if there are too many. */
export function spansOf(values: FacetValue[]): { first: number; last: number; count: number }[] {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count]))
  const years = [...counts.keys()].filter(Number.isInteger)
  if (years.length === 0) return []
  const least = Math.min(...years)
  const greatest = Math.max(...years)
  const barsOf = (size: number) => Math.floor(greatest / size) - Math.floor(least / size) + 1
  const size = [1, 5, 10, 20, 50].find((one) => barsOf(one) <= most) ?? 100
  return Array.from({ length: barsOf(size) }, (_, index) => {
    const first = (Math.floor(least / size) + index) * size
    const last = first + size - 1
    const inside = years.filter((year) => year >= first && year <= last)
    return { first, last, count: inside.reduce((sum, year) => sum + (counts.get(year) ?? 0), 0) }
  })
}

/** "2014", or "14" if many years are side by side; spans are "10–14". */
function shortLabel(first: number, last: number, bars: number): string {
  if (first === last && bars <= mostWhole) return String(first)
  return [...new Set([first, last])].map((one) => String(one).slice(2)).join('–')
}

export function YearBars({ values, from, to, undated, onlyUndated, onToggle }: Props) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const years = spansOf(values)
  const highest = Math.max(...years.map((one) => one.count), 1)
  if (years.length === 0 && undated === 0) return null
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id}>{t('facet.years')}</h3>
      <div className={classes.bars}>
        {years.map(({ first, last, count }) => {
          const span = { from: `${first}-01-01`, to: `${last}-12-31` }
          const on = from === span.from && to === span.to && !onlyUndated
          const year = first === last ? String(first) : `${first}–${last}`
          const label = t('facet.year', { year, count, shown: format.number(count) })
          return (
            <button
              key={year}
              type="button"
              className={classes.bar}
              aria-pressed={on}
              aria-label={label}
              title={label}
              disabled={count === 0 && !on}
              onClick={() =>
                onToggle({ ...(on ? { from: undefined, to: undefined } : span), undated: undefined })
              }
            >
              <span className={classes.column}>
                <span style={{ height: `${count && Math.max(6, (count / highest) * 100)}%` }} />
              </span>
              <small data-short={shortLabel(first, last, years.length)} aria-hidden />
            </button>
          )
        })}
      </div>
      {undated > 0 && (
        <button
          type="button"
          className={`${facets.more} ${classes.undated}`}
          aria-pressed={onlyUndated}
          onClick={() => onToggle({ undated: onlyUndated ? undefined : 1 })}
        >
          {t('facet.undated', { shown: format.number(undated) })}
        </button>
      )}
    </section>
  )
}
