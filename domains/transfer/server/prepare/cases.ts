/** A case from one row, before its client and its assignee are looked up. */
import { priorityIn, stateIn } from '@mizan/cases/rules/words'
import { NewCase } from '@mizan/cases/schemas'
import { dayIn, lineIn } from '../../rules/values.ts'
import { codeOf, type RowReader } from './cells.ts'

/** A row without a number gets the next one. */
const shape = NewCase.omit({ clientId: true, assigneeId: true }).extend({
  caseNumber: NewCase.shape.caseNumber.optional(),
})

export interface CaseRow {
  wanted: ReturnType<typeof shape.parse>
  clientName: string | undefined
  assigneeEmail: string | undefined
}

/** A row without a title is called after its parties. Undefined if the row has problems. */
export function readCase(reader: RowReader): CaseRow | undefined {
  const line = (field: string) => lineIn(reader.text(field) ?? '')
  const clientName = line('clientName')
  const opponentName = line('opponentName')
  const named = [clientName, opponentName].filter((name) => name !== undefined).join(' / ')
  const state = reader.read('state', 'state', stateIn)
  const fields = {
    displayTitle: line('displayTitle') ?? named,
    caseNumber: line('caseNumber'),
    opponentName,
    state: state === 'none' ? null : state,
    courtName: line('courtName'),
    docketNumber: line('docketNumber'),
    deadline: reader.read('deadline', 'date', dayIn),
    priority: reader.read('priority', 'priority', priorityIn),
    externalId: line('externalId'),
    description: reader.text('description'),
  }
  const read = shape.safeParse(fields)
  for (const issue of read.error?.issues ?? []) reader.refuse(String(issue.path[0]), codeOf(issue))
  if (!read.success || reader.problems.length > 0) return undefined
  return { wanted: read.data, clientName, assigneeEmail: line('assigneeEmail')?.toLowerCase() }
}
