/** Cases as a table, one line each. The heads of columns that have an order are buttons. */
import { PlainLink, useLanguage } from '@mizan/platform/ui'
import { HeadCell } from '@mizan/platform/ui/lists'
import type { MouseEvent } from 'react'
import type { ListedCase } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import { type ListAddress, orderOf, type Sort } from './address.ts'
import { type ColumnId, columnOf } from './columns.tsx'
import { widthsOf } from './fitting.ts'
import classes from './table.module.css'
import type { Selection } from './use-selection.ts'

export interface ListProps {
  lines: readonly ListedCase[]
  address: ListAddress
  /** Those that the person has chosen and that have room. */
  columns: readonly ColumnId[]
  /** Of the table, in rem. */
  width: number
  selection: Selection
  /** Ids of rows that somebody else has just changed. */
  tinted: ReadonlySet<string>
  onSort: (sort: Sort) => void
}

export function CaseTable({ lines, address, columns, width, selection, tinted, onSort }: ListProps) {
  const t = useText()
  const language = useLanguage()
  const deadlines = lines.flatMap(({ deadline }) => deadline ?? [])
  const widthOf = widthsOf(columns, { width, language }, deadlines)
  const head = (id: ColumnId | 'title', sort: Sort | undefined) => (
    <Head key={id} id={id} sort={sort} address={address} onSort={onSort} />
  )
  return (
    <table className={classes.table} aria-label={t('title')}>
      <colgroup>
        <col className={classes.tick} />
        <col />
        {columns.map((id) => (
          <col key={id} style={{ width: `${widthOf(id)}rem` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={classes.tick}>
            <TickAll lines={lines} selection={selection} />
          </th>
          {head('title', 'title')}
          {columns.map((id) => head(id, columnOf(id).sort))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CaseRow
            key={line.caseId}
            line={line}
            columns={columns}
            selection={selection}
            isTinted={tinted.has(line.caseId)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps extends Pick<ListProps, 'address' | 'onSort'> {
  id: ColumnId | 'title'
  sort: Sort | undefined
}

function Head({ id, sort, address, onSort }: HeadProps) {
  const t = useText()
  const order = orderOf(address)
  return (
    <HeadCell
      label={t(`column.${id}`)}
      className={classes[id]}
      direction={order.sort === sort ? order.direction : undefined}
      onSort={sort && (() => onSort(sort))}
    />
  )
}

function TickAll({ lines, selection }: Pick<ListProps, 'lines' | 'selection'>) {
  const t = useText()
  const count = lines.filter(({ caseId }) => selection.has(caseId)).length
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        aria-label={t('selection.all')}
        checked={count > 0 && count === lines.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < lines.length
        }}
        onChange={(event) => selection.all(event.target.checked)}
      />
    </label>
  )
}

interface RowProps extends Pick<ListProps, 'columns' | 'selection'> {
  line: ListedCase
  isTinted: boolean
}

function CaseRow({ line, columns, selection, isTinted }: RowProps) {
  const t = useText()
  const { caseId, displayTitle } = line
  const isChosen = selection.has(caseId)
  const select = (event: MouseEvent) => (event.shiftKey ? selection.extend(caseId) : selection.toggle(caseId))
  return (
    <tr data-case={caseId} data-chosen={isChosen || undefined} data-tinted={isTinted || undefined}>
      <td className={classes.tick}>
        <label className={classes.hit}>
          <input
            type="checkbox"
            aria-label={t('selection.one', { name: displayTitle })}
            checked={isChosen}
            onClick={select}
            onChange={() => undefined}
          />
        </label>
      </td>
      <th scope="row">
        <PlainLink data-result href={caseAddress(caseId)} className={classes.name} title={displayTitle}>
          {displayTitle}
        </PlainLink>
      </th>
      {columns.map((id) => (
        <td key={id} className={classes[id]}>
          {columnOf(id).cell(line)}
        </td>
      ))}
    </tr>
  )
}
