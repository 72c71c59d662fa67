/** The valid figures, table by table; the end of one, or another day of a feast, is proposed beside it. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, notify, useFormat, useLanguage } from '@mizan/platform/ui'
import { readDay } from '@mizan/platform/ui/chips'
import { DayField } from '@mizan/platform/ui/composite'
import { useState } from 'react'
import { figureTables } from '../../data/figure-tables.ts'
import { writeFigure, writeSource } from '../../rules/figure-text.ts'
import type { FigureRow } from '../../schemas.ts'
import { useSend } from '../data.ts'
import classes from './figures.module.css'
import { Moving } from './Moving.tsx'
import { useText } from './text.ts'
import { titleOf } from './title.ts'

export function Rows({ rows }: { rows: readonly FigureRow[] }) {
  const language = useLanguage()
  return figureTables.map((table) => {
    const own = rows
      .filter((row) => row.table === table)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
    return (
      own.length > 0 && (
        <details key={table} className={classes.table}>
          <summary>
            {titleOf(table, language)} ({own.length})
          </summary>
          <ul>
            {own.map((row) => (
              <Row key={`${row.key ?? ''} ${row.validFrom}`} row={row} />
            ))}
          </ul>
        </details>
      )
    )
  })
}

function Row({ row }: { row: FigureRow }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const [open, setOpen] = useState<'end' | 'move'>()
  const close = () => setOpen(undefined)
  const until = row.validTo ? format.date(row.validTo) : ''
  return (
    <li className={classes.row}>
      <span>
        <strong>{writeFigure(row, language)}</strong> {row.key} {format.date(row.validFrom)}–{until}
        <span className={classes.muted}> · {writeSource(row.source, language)}</span>
      </span>
      {open === 'end' && <Ending row={row} onClose={close} />}
      {open === 'move' && <Moving row={row} onClose={close} />}
      {!open && row.unit === 'days' && (
        <Button variant="subtle" px="sm" onClick={() => setOpen('move')}>
          {t('moveRow')}
        </Button>
      )}
      {!open && (
        <Button variant="subtle" px="sm" onClick={() => setOpen('end')}>
          {t('endRow')}
        </Button>
      )}
    </li>
  )
}

function Ending({ row, onClose }: { row: FigureRow; onClose: () => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const day = readDay(typed, dayInTurkey(new Date()))
  const end = useSend('calculators.proposeFigure', () => {
    notify('success', t('ended'))
    onClose()
  })
  const { table, key, validFrom } = row
  const send = () => {
    setTried(true)
    if (day) end.mutate({ body: { kind: 'end', table, key, validFrom, validTo: day } })
  }
  const problem = isTried && !day ? t('dayProblem') : undefined
  return (
    <div className={classes.ending}>
      <DayField label={t('endOn')} value={typed} onChange={setTyped} error={problem ?? end.error?.message} />
      <Button loading={end.isPending} onClick={send}>
        {t('propose')}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  )
}
