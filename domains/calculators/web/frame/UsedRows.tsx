/** The dated figures that a result rests on: since when each holds, its source, and when it was checked. */
import { useFormat, useLanguage } from '@mizan/platform/ui'
import { figureNames } from '../../data/figure-tables.ts'
import { writeFigure, writeSource } from '../../rules/figure-text.ts'
import type { FigureRow } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './frame.module.css'

export function UsedRows({ rows }: { rows: readonly FigureRow[] }) {
  const t = useText()
  const unverified = rows.filter(({ status }) => status === 'unverified').length
  return (
    <details>
      <summary>
        {t('rows', { count: rows.length })}
        {unverified > 0 && <span className={classes.unverified}>{t('unverified')}</span>}
      </summary>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <UsedRow key={`${row.table} ${row.key ?? ''} ${row.validFrom}`} row={row} />
        ))}
      </ul>
    </details>
  )
}

function UsedRow({ row }: { row: FigureRow }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const until = row.validTo ? format.date(row.validTo) : ''
  return (
    <li>
      <p className={classes.figure}>
        <strong>{writeFigure(row, language)}</strong> {figureNames[row.table][language]},{' '}
        {format.date(row.validFrom)}–{until}
        {row.status === 'unverified' && <span className={classes.unverified}>{t('unverified')}</span>}
      </p>
      <p className={classes.source}>
        {writeSource(row.source, language)} · {t('checkedOn', { day: format.date(row.checkedOn) })}
      </p>
    </li>
  )
}
