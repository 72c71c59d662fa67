/** Rows that are left out of an import, what is wrong with each, and a table of them to correct. */
import { Button, Pager } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { useDownloads } from '../use-downloads.ts'
import classes from './steps.module.css'

const pageSize = 50

export function BadRows({ record: { importId, kind } }: { record: Import }) {
  const t = useText()
  const downloads = useDownloads()
  const [pageIndex, setPage] = useState(0)
  const input = { params: { importId }, query: { pageIndex, pageSize } }
  const { data } = useCall('imports.problems', input, { placeholderData: keepPreviousData })
  if (data?.total === 0) return <p className={classes.muted}>{t('check.expired')}</p>
  return (
    <>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => downloads.badRows(importId)}>
          {t('check.download')}
        </Button>
        <Button variant="subtle" onClick={() => downloads.template(kind)}>
          {t('check.template')}
        </Button>
      </div>
      {data && <BadTable items={data.items} />}
      {data && (
        <Pager
          label={t('check.pager')}
          index={pageIndex}
          pages={Math.ceil(data.total / pageSize)}
          onChange={setPage}
        />
      )}
    </>
  )
}

interface BadCell {
  row: number
  column: string
  value: string
  says: string
}

function BadTable({ items }: { items: readonly BadCell[] }) {
  const t = useText()
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('check.problems')}</caption>
        <thead>
          <tr>
            {(['row', 'column', 'value', 'problem'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`check.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ row, column, value, says }) => (
            <tr key={`${row} ${column} ${says}`}>
              <td className={classes.row} data-label={t('check.row')}>
                {row}
              </td>
              <td className={classes.column}>{column}</td>
              <td className={classes.value}>{value}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
