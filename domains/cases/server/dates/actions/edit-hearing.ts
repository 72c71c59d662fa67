/** Hearings of a case, as people note them. */
import { namesFor } from '@mizan/identity/server'
import type {
  Hearing,
  HearingChange,
  HearingChanged,
  HearingId,
  HearingStep,
  NewHearing,
} from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireReader } from '../../tasks/actions/assign-task.ts'
import { addDate, changeDate, deleteDate, differences, restoreDate } from '../change.ts'
import { presentHearing } from '../present.ts'
import { hearings } from '../store/dates.ts'
import type { HearingRow } from '../tables.ts'

type Described = Pick<HearingRow, 'date' | 'time'> & Partial<Pick<HearingRow, 'kind'>>

const described = ({ date, time, kind }: Described) => ({ hearing: `${date} ${time}`, hearingKind: kind })

export const addHearing = (
  call: CaseCall,
  { caseId, key, attorneyId, ...fields }: NewHearing & { caseId: string },
): Promise<Hearing> =>
  addDate(call, hearings, {
    ...{ caseId, key, present: presentHearing },
    columns: { ...fields, attorney_id: attorneyId },
    details: { ...described(fields), attorneyId },
    check: (tx) => requireReader(call, tx, { caseId, userId: attorneyId }),
  })

export async function changeHearing(
  call: CaseCall,
  { caseId, hearingId, version, ...wanted }: HearingChange & HearingId,
): Promise<HearingChanged> {
  const target = { caseId, id: hearingId, seen: version }
  const changed = await changeDate<HearingRow>(call, hearings, target, async (tx, { row }) => {
    const columns = columnsOf(wanted)
    const { attorney_id = row.attorney_id } = columns
    const isOther = attorney_id !== row.attorney_id
    if (isOther) await requireReader(call, tx, { caseId, userId: attorney_id })
    return {
      fields: Object.keys(wanted),
      columns,
      details: {
        ...{ ...described(row), ...changesOf(row, columns) },
        ...(isOther && (await attorneys(call, tx, row.attorney_id, attorney_id))),
      },
    }
  })
  return { caseId, hearingId, ...changed }
}

type Columns = Partial<Pick<HearingRow, (typeof shown)[number] | 'attorney_id'>>

/** Without the fields that were left out. */
function columnsOf({ attorneyId, ...fields }: Omit<HearingChange, 'version'>): Columns {
  const given = Object.entries({ ...fields, attorney_id: attorneyId })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

const shown = ['date', 'time', 'court', 'room', 'kind', 'note'] as const

const changesOf = (row: HearingRow, columns: Columns) =>
  differences(
    shown
      .filter((name) => columns[name] !== undefined)
      .map((name) => [name === 'kind' ? 'hearingKind' : name, row[name], columns[name]] as const),
  )

/** Who attended before and attends now, for the record; whoever attends now is told. */
async function attorneys(call: CaseCall, tx: Tx, before: string | null, after: string | null) {
  const person = await namesFor(tx, call.parts.namesOf, [before, after])
  const nameOf = (id: string | null) => (id === null ? null : person(id).name)
  return { attorneyBefore: nameOf(before), attorneyAfter: nameOf(after), attorneyId: after }
}

/** What whoever deletes a hearing has to have seen as it is. */
const fields = ['date', 'time', 'court']

export const deleteHearing = (
  call: CaseCall,
  { caseId, hearingId: id, version: seen }: HearingStep & HearingId,
): Promise<{ done: true }> =>
  deleteDate<HearingRow>(call, hearings, { caseId, id, seen }, { fields, detailsOf: described })

export const restoreHearing = (
  call: CaseCall,
  { caseId, hearingId: id, version: seen }: HearingStep & HearingId,
): Promise<Hearing> =>
  restoreDate(call, hearings, { caseId, id, seen }, { fields, detailsOf: described, present: presentHearing })
