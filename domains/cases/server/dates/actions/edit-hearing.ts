/** Hearings of a case, as people note them. */
import type {
  Hearing,
  HearingChange,
  HearingChanged,
  HearingId,
  HearingStep,
  NewHearing,
} from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { addDate, changeDate, deleteDate, differences, restoreDate } from '../change.ts'
import { presentHearing } from '../present.ts'
import { hearings } from '../store/dates.ts'
import type { HearingRow } from '../tables.ts'

const described = ({ date, time }: Pick<HearingRow, 'date' | 'time'>) => ({ hearing: `${date} ${time}` })

export const addHearing = (
  call: CaseCall,
  { caseId, key, ...columns }: NewHearing & { caseId: string },
): Promise<Hearing> =>
  addDate(call, hearings, { caseId, key, columns, details: described(columns), present: presentHearing })

export async function changeHearing(
  call: CaseCall,
  { caseId, hearingId, version, ...columns }: HearingChange & HearingId,
): Promise<HearingChanged> {
  const target = { caseId, id: hearingId, seen: version }
  const changed = await changeDate<HearingRow>(call, hearings, target, (_tx, { row }) => ({
    fields: Object.keys(columns),
    columns: given(columns),
    details: { ...described(row), ...changesOf(row, given(columns)) },
  }))
  return { caseId, hearingId, ...changed }
}

type Columns = Partial<Pick<HearingRow, 'date' | 'time' | 'court' | 'room' | 'note'>>

/** Without the fields that were left out. */
const given = (columns: Omit<HearingChange, 'version'>): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

const changesOf = (row: HearingRow, columns: Columns) =>
  differences(
    Object.entries(columns).map(([name, value]) => [name, row[name as keyof Columns], value] as const),
  )

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
