/** A case from one row, before its client and its assignee are looked up. */
import { jurisdictionIn, priorityIn, stateIn } from '@mizan/cases/rules/words'
import { NewCase } from '@mizan/cases/schemas'
import { NewClient } from '@mizan/clients/schemas'
import { readMoney } from '@mizan/platform/money'
import { dayIn, hasFormOfDay } from '../../rules/days.ts'
import { numberOfDay } from '../../rules/number-of-day.ts'
import { lineIn } from '../../rules/values.ts'
import type { RowReader } from './cells.ts'

/** A row without a number gets the next one. */
const shape = NewCase.omit({ clientId: true, assigneeId: true }).extend({
  caseNumber: NewCase.shape.caseNumber.optional(),
})

export type WantedCase = ReturnType<typeof shape.parse>

/** Names in it are known, even if something else in the row is wrong, so that all problems are told at once. */
export interface CaseRow {
  /** Undefined if the row has problems, which the reader collects. */
  wanted: WantedCase | undefined
  caseNumber: string | undefined
  clientName: string | undefined
  /** An address or a name. */
  assignee: string | undefined
}

/** A row without a title is called after its parties. */
export function readCase(reader: RowReader): CaseRow {
  const line = (field: string) => lineIn(reader.text(field) ?? '')
  const clientName = clientNameIn(reader)
  const opponentName = line('opponentName')
  const named = [line('clientName'), opponentName].filter((name) => name !== undefined).join(' / ')
  refuseDays(reader, 'docketNumber', 'caseNumber')
  const state = reader.read('state', 'state', stateIn)
  const fields = {
    displayTitle: line('displayTitle') ?? named,
    caseNumber: line('caseNumber'),
    opponentName,
    state: state === 'none' ? null : state,
    courtName: line('courtName'),
    docketNumber: line('docketNumber'),
    jurisdiction: reader.read('jurisdiction', 'jurisdiction', jurisdictionIn),
    caseType: line('caseType'),
    claimValue: reader.read('claimValue', 'amount', amountIn),
    deadline: reader.read(
      'deadline',
      hasFormOfDay(reader.text('deadline') ?? '') ? 'date' : 'date_form',
      dayIn,
    ),
    priority: reader.read('priority', 'priority', priorityIn),
    externalId: line('externalId'),
    description: reader.text('description'),
  }
  const read = shape.safeParse(fields)
  for (const issue of read.error?.issues ?? []) reader.refuseFor(String(issue.path[0]), issue)
  return {
    wanted: reader.problems.length === 0 ? read.data : undefined,
    caseNumber: fields.caseNumber,
    clientName,
    assignee: line('assigneeEmail'),
  }
}

/** Above zero, as Turkish tables write it or as a workbook keeps it; an empty claim of `0,00` says nothing. */
function amountIn(text: string): string | undefined {
  const amount = readMoney(text.replace(/TRY$/i, ''), 'tr')
  return amount !== undefined && /[1-9]/.test(amount) ? amount : undefined
}

/** It may become the name of a new client; a wrong one is a problem. */
function clientNameIn(reader: RowReader): string | undefined {
  const name = lineIn(reader.text('clientName') ?? '')
  const read = NewClient.shape.name.optional().safeParse(name)
  for (const issue of read.error?.issues ?? []) reader.refuseFor('clientName', issue)
  return read.data
}

/** Numbers that Excel took for days. */
export function refuseDays(reader: RowReader, ...fields: string[]): void {
  for (const field of fields) {
    const meant = numberOfDay(reader.text(field) ?? '')
    if (meant !== undefined) reader.refuse(field, 'number_is_day', { meant })
  }
}
