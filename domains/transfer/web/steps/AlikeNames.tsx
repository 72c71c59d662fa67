/** Names that the office, or the other side of the table, may know already; they must be seen before the import. */
import { Pager } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AlikeName } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './steps.module.css'

interface Props {
  importId: string
  count: number
  children: ReactNode
}

const pageSize = 20

export function AlikeNames({ importId, count, children }: Props) {
  const t = useText()
  const [pageIndex, setPage] = useState(0)
  const input = { params: { importId }, query: { pageIndex, pageSize } }
  const { data } = useCall('imports.alike', input, { placeholderData: keepPreviousData })
  return (
    <section className={classes.alike}>
      <h2>{t('check.alike', { count })}</h2>
      <ul>
        {data?.items.map((one) => (
          <li key={`${one.row} ${one.name}`}>
            {t('check.alikeLine', { row: one.row, name: one.name })}
            <Found {...one} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('check.alikePager')}
        index={pageIndex}
        pages={Math.ceil(count / pageSize)}
        onChange={setPage}
      />
      {children}
    </section>
  )
}

function Found({ found, total }: AlikeName) {
  const t = useText()
  const textOf = ({ name, row, isClient, caseTitle, ask }: AlikeName['found'][number]) => {
    if (row !== null) return t('check.inTable', { name, row })
    if (ask !== null) return t('check.ask', { name, person: ask })
    if (caseTitle !== null) return t('check.inCase', { name, title: caseTitle })
    return isClient ? t('check.isClient', { name }) : name
  }
  return (
    <ul>
      {found.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be found twice
        <li key={at}>
          {textOf(one)} {one.opposes && <strong>{t('check.opposes')}</strong>}
        </li>
      ))}
      {total > found.length && <li>{t('check.more', { count: total - found.length })}</li>}
    </ul>
  )
}
