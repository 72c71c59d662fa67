/** What court files bring into cases, for the domain that syncs them: cases, their parties, and hearings. */
import { randomUUID } from 'node:crypto'
import type { AnyCall } from '@mizan/platform/call'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry, type Transaction } from '@mizan/platform/database'
import { sql } from 'kysely'
import { hearingKindIn } from '../rules/hearing-kind.ts'
import { numberKey } from '../rules/number.ts'
import { NewCase, type NewParty } from '../schemas.ts'
import { addCases } from './case/add-cases.ts'
import { isOneOfWritableCase } from './case/store/named-in-mail.ts'
import { takeNumbers } from './case/store/numbers.ts'
import { settleConflicts } from './conflicts/seen-conflicts.ts'
import { hearings as hearingStore, requireRoom } from './dates/store/dates.ts'
import { addParties } from './parties/parties.ts'
import type { CaseParts } from './parts.ts'

interface CourtCase {
  title: string
  courtName: string
  docketNumber: string
  state: 'open' | 'out' | 'appeal' | 'yargitay' | 'closed'
  parties: readonly Pick<NewParty, 'name' | 'role' | 'type' | 'representatives'>[]
  conflictsSeen: boolean
}

interface CourtHearing {
  date: string
  time: string
  note: string
}

interface Numbered {
  wanted: string
  caseId: string
  title: string
  number: string
}

export interface CourtCases {
  /** @throws AppError `case.conflicts_found` */
  add: (call: AnyCall, tx: Transaction, wanted: CourtCase) => Promise<{ id: string; title: string }>
  /** Ids of the hearings, in their order. Whoever calls it has locked the case. @throws AppError `case.too_many_dates` */
  addHearings: (
    call: AnyCall,
    tx: Transaction,
    to: { id: string; title: string },
    hearings: readonly CourtHearing[],
  ) => Promise<string[]>
  /** Cases with one of these numbers that the caller may write. */
  withNumbers: (tx: Transaction, caller: Caller, numbers: readonly string[]) => Promise<Numbered[]>
}

declare module '@mizan/platform/domain' {
  interface Ports {
    courtCases: CourtCases
  }
}

export const courtCases = (parts: Pick<CaseParts, 'membersOf' | 'namesOf'>): CourtCases => ({
  add: (call, tx, wanted) => add({ ...call, parts }, tx, wanted),
  addHearings,
  withNumbers,
})

async function add(call: AnyCall, tx: Transaction, wanted: CourtCase) {
  const { officeId, userId } = callerOf(call)
  const { title, courtName, docketNumber, state, parties, conflictsSeen } = wanted
  const id = randomUUID()
  const names = parties.map(({ name }) => ({ name }))
  const checked =
    names.length === 0
      ? []
      : await settleConflicts(call, tx, { caseId: id, caseTitle: title, names, conflictsSeen })
  const [number] = await takeNumbers(tx, { officeId }, [undefined])
  const fields = { displayTitle: title, caseNumber: number, courtName, docketNumber, state }
  const [row] = await addCases(tx, { officeId, userId }, [
    { wanted: NewCase.parse(fields), id, clientName: undefined, checked: {} },
  ])
  if (!row) throw new AppError('case.already_added')
  const added = parties.flatMap((party, at) => {
    const found = checked[at]
    return found ? [{ ...party, caseId: id, clientId: null, checked: found }] : []
  })
  if (added.length > 0) await addParties(tx, { officeId, userId }, added)
  await insertAuditEntry(tx, 'case.created', { subjectId: id, details: { case: title, caseNumber: number } })
  return { id, title }
}

const addHearings: CourtCases['addHearings'] = async (call, tx, { id: caseId, title }, hearings) => {
  const { officeId, userId } = callerOf(call)
  const now = tx.clock.now().toISOString()
  const ids: string[] = []
  for (const { date, time, note } of hearings) {
    const owner = {
      company_id: officeId,
      case_id: caseId,
      created_by: userId,
      created_at: now,
      changed_at: now,
    }
    const kind = hearingKindIn(note)
    const row = { id: randomUUID(), date, time, note, kind, court: null, room: null, ...owner }
    await hearingStore.insert(tx, row)
    await insertAuditEntry(tx, 'hearing.added', {
      subjectId: caseId,
      details: { case: title, hearing: `${date} ${time}`, hearingKind: kind },
    })
    ids.push(row.id)
  }
  if (ids.length > 0) await requireRoom(tx, 'case_hearings', caseId)
  return ids
}

/** The docket numbers of all cases are read once, however many numbers are asked for. */
async function withNumbers(
  { db }: Transaction,
  caller: Caller,
  numbers: readonly string[],
): Promise<Numbered[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<Numbered>`
    with kept as (select id, number_key, docket_number from cases
      where company_id = ${caller.officeId} and deleted_at is null),
    keys as (select id, number_key as key from kept
      union select id, parts[1] || '/' || parts[2] from kept, regexp_matches(kept.docket_number,
        '(?:^|[^0-9/])((?:19|20)[0-9]{2})\\s?/\\s?0*([0-9]{1,7})(?![0-9/])', 'g') as found (parts))
    select asked.wanted, c.id as "caseId", c.display_title as title, c.case_number as number
    from unnest(${[...numbers]}::text[], ${numbers.map(numberKey)}::text[]) as asked (wanted, key)
    join keys on keys.key = asked.key join cases c on c.id = keys.id
    where ${isOneOfWritableCase(caller, sql`c.id`)}
    order by (c.state = 'closed') is true, c.changed_at desc, c.id`.execute(db)
  return rows
}
