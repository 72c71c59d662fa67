/** The tables of a sheet. On a phone each row is a block, whose figures have their headings before them. */
import { useLanguage } from '@mizan/platform/ui'
import type { Sheet, SheetColumn, SheetTable } from '../../rules/calculator.ts'
import { cellText } from './sheet-text.ts'
import classes from './table.module.css'

export const SheetTables = ({ sheet }: { sheet: Pick<Sheet, 'title' | 'tables'> }) =>
  sheet.tables.map((table) => <Table key={table.title} table={table} isNamed={table.title !== sheet.title} />)

interface Props {
  table: SheetTable
  /** Its title differs from that of the page, which is shown above already. */
  isNamed: boolean
}

function Table({ table: { title, columns, rows, total }, isNamed }: Props) {
  return (
    <div className={classes.wrap}>
      <table className={classes.table}>
        <caption>{isNamed ? title : <span className="visually-hidden">{title}</span>}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" data-form={column.form}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a computed table have no other name
            <Row key={at} row={row} columns={columns} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ row, columns }: { row: readonly string[]; columns: readonly SheetColumn[] }) {
  const language = useLanguage()
  return (
    <tr>
      {columns.map((column, at) => (
        <td
          key={column.title}
          data-form={column.form}
          data-title={column.title}
          data-empty={!row[at] || undefined}
        >
          {cellText(row[at] ?? '', column, language)}
        </td>
      ))}
    </tr>
  )
}
