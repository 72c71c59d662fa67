/** The sheets of a workbook as tables; formulas are shown by the values that were stored with them. */
import type { View } from '@mizan/platform/text-documents/view'
import { Segmented } from '@mizan/platform/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import classes from './views.module.css'

type Shown = Extract<View, { shows: 'sheets' }>

/** A, B, …, Z, AA, as spreadsheet programs name columns. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

export function SheetsView({ view: { sheets } }: { view: Shown }) {
  const t = useText()
  const [chosen, choose] = useState('0')
  const sheet = sheets[Number(chosen)] ?? sheets[0]
  if (!sheet) return <p className={classes.quiet}>{t('empty')}</p>
  return (
    <>
      {sheets.length > 1 && (
        <Segmented
          label={t('sheet.label')}
          value={chosen}
          options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          onChange={choose}
          className={classes.sheets}
        />
      )}
      <Sheet key={chosen} sheet={sheet} />
    </>
  )
}

function Sheet({ sheet: { name, rows, columns, cells } }: { sheet: Shown['sheets'][number] }) {
  const t = useText()
  if (rows === 0) return <p className={classes.quiet}>{t('sheet.empty')}</p>
  const width = cells[0]?.length ?? 0
  const sizeOf = (high: number, wide: number) =>
    t('sheet.size', { rows: t('sheet.rows', { count: high }), columns: t('sheet.columns', { count: wide }) })
  const size = sizeOf(rows, columns)
  return (
    <>
      <p className={classes.quiet}>
        {cells.length < rows || width < columns
          ? t('sheet.some', { size, shown: sizeOf(cells.length, width) })
          : size}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard */}
      <section className={classes.gridFrame} aria-label={t('sheet.table', { name })} tabIndex={0}>
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('sheet.row')}</span>
              </th>
              {Array.from({ length: width }, (_, at) => (
                <th key={columnName(at)} scope="col">
                  {columnName(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no ids and never change
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                {row.map((cell, column) => (
                  <td key={columnName(column)} data-number={/^-?[\d.,]+$/.test(cell) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
