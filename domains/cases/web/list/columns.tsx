/** The columns of the table of cases, and which of them this browser shows. */

import { readStored, useFormat, writeStored } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { type ReactNode, useState } from 'react'
import type { ListedCase, NextThing } from '../../schemas.ts'
import { StateChip } from '../states.tsx'
import { useText } from '../text.ts'
import type { Sort } from './address.ts'

interface Column {
  sort?: Sort
  cell: (line: ListedCase) => ReactNode
}

const Changed = ({ at }: { at: string }) => useFormat().day(at)

/** The day and what it is; the whole of it where it is cut off. */
export function Next({ thing: { kind, title, date, time } }: { thing: NextThing }) {
  const t = useText()
  const format = useFormat()
  const name = kind === 'hearing' ? [time, t('next.kind.hearing')].join(' ') : title
  const text = [date && format.date(date), name].filter(Boolean).join(' ')
  return <span title={kind === 'hearing' && title ? `${text} · ${title}` : text}>{text}</span>
}

const columns = {
  number: { sort: 'number', cell: ({ caseNumber }) => caseNumber },
  client: { cell: ({ client }) => client?.name },
  court: { cell: ({ courtName }) => courtName },
  docket: { cell: ({ docketNumber }) => docketNumber },
  state: { cell: ({ state }) => <StateChip state={state} /> },
  deadline: { sort: 'deadline', cell: ({ deadline }) => deadline && <DateChip day={deadline} /> },
  next: { cell: ({ next }) => next && <Next thing={next} /> },
  assignee: { cell: ({ assignee }) => assignee && <PersonChip name={assignee.name} narrow /> },
  changed: { sort: 'changed', cell: ({ changedAt }) => <Changed at={changedAt} /> },
} as const satisfies Record<string, Column>

export type ColumnId = keyof typeof columns
export const columnIds = Object.keys(columns) as ColumnId[]
export const columnOf = (id: ColumnId): Column => columns[id]

const key = 'case_columns'
const atFirst: readonly ColumnId[] = ['client', 'docket', 'state', 'deadline', 'next', 'assignee', 'changed']

/** Which columns are shown, beside the title that always is. */
export function useColumns(): [readonly ColumnId[], (shown: readonly ColumnId[]) => void] {
  const [shown, setShown] = useState<readonly ColumnId[]>(() => {
    const stored = readStored(key)
    return stored === null ? atFirst : columnIds.filter((id) => stored.split(',').includes(id))
  })
  const change = (next: readonly ColumnId[]) => {
    const ordered = columnIds.filter((id) => next.includes(id))
    writeStored(key, ordered.join(','))
    setShown(ordered)
  }
  return [shown, change]
}
