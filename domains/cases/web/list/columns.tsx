/** The columns of the table of cases, and which of them this browser shows. */

import { readStored, useFormat, writeStored } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { type ReactNode, useState } from 'react'
import type { ListedCase } from '../../schemas.ts'
import { StateChip } from '../states.tsx'
import type { Sort } from './address.ts'
import { Next } from './Next.tsx'

interface Column {
  sort?: Sort
  cell: (line: ListedCase) => ReactNode
}

const Changed = ({ at }: { at: string }) => useFormat().day(at)

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
