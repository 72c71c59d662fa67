import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import {
  Column as AriaColumn,
  Cell,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { useUiText } from '../text.ts'
import composite from './composite.module.css'
import { Localized } from './Frame.tsx'
import classes from './grid.module.css'

export interface Column<Item> {
  id: string
  label: string
  cell: (item: Item) => ReactNode
  /** This column names the rows for screen readers. */
  names?: true
  sorts?: true
  /** Numbers are aligned at the right, in digits of equal width. */
  isNumber?: true
}

interface Props<Item extends { id: string }> {
  label: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  /** Shown in place of the rows if there are none. */
  empty: ReactNode
  onOpen?: (item: Item) => void
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void }
  sort?: { by: SortDescriptor; onChange: (by: SortDescriptor) => void }
}

/** A table whose rows are reached with the arrow keys, selected with the space bar and opened with Enter. */
export function DataTable<Item extends { id: string }>(props: Props<Item>) {
  const { label, columns, items, empty, onOpen, selection, sort } = props
  const byId = (id: string) => items.find((item) => item.id === id)
  return (
    <Localized>
      <div className={classes.scroll}>
        <Table
          aria-label={label}
          className={classes.table}
          selectionMode={selection ? 'multiple' : 'none'}
          selectedKeys={selection?.keys ?? []}
          onSelectionChange={(keys) =>
            selection?.onChange(new Set(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)))
          }
          {...(sort ? { sortDescriptor: sort.by, onSortChange: sort.onChange } : {})}
          onRowAction={(key) => {
            const item = byId(String(key))
            if (item) onOpen?.(item)
          }}
        >
          <TableHeader>
            {selection && (
              <AriaColumn className={classes.tick}>
                <Tick />
              </AriaColumn>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
          </TableHeader>
          <TableBody renderEmptyState={() => <div className={composite.none}>{empty}</div>}>
            {items.map((item) => (
              <Row key={item.id} id={item.id} className={classes.row}>
                {selection && (
                  <Cell className={classes.tick}>
                    <Tick />
                  </Cell>
                )}
                {columns.map(({ id, cell, isNumber }) => (
                  <Cell key={id} className={classes.cell} data-number={isNumber}>
                    {cell(item)}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </Localized>
  )
}

function ColumnHead<Item>({ column: { id, label, names, sorts, isNumber } }: { column: Column<Item> }) {
  return (
    <AriaColumn
      id={id}
      className={classes.head}
      data-number={isNumber}
      isRowHeader={names ?? false}
      allowsSorting={sorts ?? false}
    >
      {({ sortDirection }) => (
        <span className={classes.headText}>
          {label}
          {sortDirection === 'ascending' && <IconArrowUp size={14} stroke={1.7} aria-hidden />}
          {sortDirection === 'descending' && <IconArrowDown size={14} stroke={1.7} aria-hidden />}
        </span>
      )}
    </AriaColumn>
  )
}

function Tick() {
  const t = useUiText()
  return (
    <Checkbox slot="selection" className={classes.check} aria-label={t('list.select')}>
      <span className={classes.box} aria-hidden />
    </Checkbox>
  )
}
