/** Decisions by year as a small bar chart; a bar narrows the search to its year. */
import { useFormat } from '@mizan/platform/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import type { FacetValue } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import classes from './YearBars.module.css'

interface Props {
  values: FacetValue[]
  chosen: string | undefined
  onToggle: (year: string) => void
}

/** Every year from the first to the last one, those without decisions too; the latest forty at most. */
export function everyYear(values: FacetValue[]): { year: string; count: number }[] {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count]))
  const years = [...counts.keys()].filter(Number.isInteger)
  if (years.length === 0) return []
  const last = Math.max(...years)
  const first = Math.max(Math.min(...years), last - 39)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: String(first + index),
    count: counts.get(first + index) ?? 0,
  }))
}

export function YearBars({ values, chosen, onToggle }: Props) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const years = everyYear(values)
  const chart = useRef<HTMLDivElement>(null)
  const length = years.length
  // The latest years are those in sight; earlier ones are scrolled to.
  useLayoutEffect(() => {
    if (length > 0) chart.current?.scrollTo({ left: chart.current.scrollWidth, behavior: 'instant' })
  }, [length])
  const highest = Math.max(...years.map((one) => one.count), 1)
  if (years.length === 0) return null
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id}>{t('facet.years')}</h3>
      <div className={classes.bars} ref={chart}>
        {years.map(({ year, count }) => {
          const label = t('facet.year', { year, count, shown: format.number(count) })
          return (
            <button
              key={year}
              type="button"
              className={classes.bar}
              aria-pressed={chosen === year}
              aria-label={label}
              title={label}
              disabled={count === 0 && chosen !== year}
              onClick={() => onToggle(year)}
            >
              <span className={classes.column}>
                <span style={{ height: `${count && Math.max(6, (count / highest) * 100)}%` }} />
              </span>
              <small data-short={year.slice(2)} aria-hidden />
            </button>
          )
        })}
      </div>
    </section>
  )
}
