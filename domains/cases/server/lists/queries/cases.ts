/** Cases, one by one and as lists. */
import { permits } from '@mizan/company/server'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { allows } from '../../../access.ts'
import { mostCasesAtOnce, mostChosen, mostCounted, mostFound } from '../../../data/limits.ts'
import { sheetType } from '../../../data/words.ts'
import {
  type Case,
  type CaseChoice,
  type CaseLine,
  type CasePage,
  type ChosenCases,
  type ListedCase,
  type ListQuery,
  StateOrNone,
} from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { presentCase, presentLines } from '../../case/present.ts'
import { requireCase } from '../../case/store/cases.ts'
import { nextNumber } from '../../case/store/numbers.ts'
import { type Count, readable } from '../../rights/store/readable.ts'
import type { CaseRow } from '../../tables.ts'
import { caseSheet, titleOf } from '../case-sheet.ts'
import { amongIds, findCases, type Listed, listChoices, pageOfCases } from '../store/lists.ts'

export function readCase(call: CaseCall, { caseId }: { caseId: string }): Promise<Case> {
  return call.office.read(async (tx) => {
    const open = await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    return presentCase(call, tx, open)
  })
}

export async function listCases(call: CaseCall, query: ListQuery): Promise<CasePage> {
  const { pageIndex, pageSize, sort, direction, ...filter } = query
  const lines = await linesOf(call, filter, { pageIndex, pageSize, sort, direction })
  const mayCreate = permits(callerOf(call).roles, { module: 'cases', level: 'Write' })
  return { ...lines, pageIndex, pageSize, may: mayCreate ? ['create'] : [] }
}

export async function listOfState(
  call: CaseCall,
  { stateId, pageIndex, pageSize }: { stateId: string; pageIndex: number; pageSize: number },
) {
  const state = StateOrNone.safeParse(stateId).data
  if (!state) throw new AppError('case.state_not_found')
  const { items, total } = await linesOf(call, { state: [state] }, { pageIndex, pageSize, sort: 'changed' })
  return { items, total, pageIndex, pageSize }
}

export async function listAll(call: CaseCall): Promise<{ items: CaseLine[]; total: number }> {
  const { items, total } = await linesOf(
    call,
    {},
    { pageIndex: 0, pageSize: mostCasesAtOnce, sort: 'changed' },
  )
  return { items, total }
}

type Filter = Parameters<typeof findCases>[2]

type Shown = Pick<ListQuery, 'pageIndex' | 'pageSize' | 'sort'> & Pick<Partial<ListQuery>, 'direction'>

function linesOf(
  call: CaseCall,
  filter: Filter,
  { pageIndex, pageSize, ...order }: Shown,
): Promise<Count & { items: ListedCase[] }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const reader = await call.parts.rights.readerOf(tx, caller)
    const most = mostCounted + Math.min(pageIndex * pageSize, mostFound)
    const { cases, ids, ...count } = await findCases(tx, reader, filter, { order, most })
    const page = { pageIndex, pageSize }
    const nextFrom = dayInTurkey(tx.clock.now())
    const listed = count.total > 0 ? await pageOfCases(tx, caller, { cases, ids, order, page, nextFrom }) : []
    return { items: await withNext(call, tx, listed), ...count }
  })
}

async function withNext(call: CaseCall, tx: Tx, listed: readonly Listed[]): Promise<ListedCase[]> {
  const lines = await presentLines(call, tx, listed)
  return lines.map((line, index) => ({ ...line, next: listed[index]?.next ?? null }))
}

/** The file is written after the transaction, which need not wait for it. */
export async function readCaseSheet(call: CaseCall, { caseIds }: ChosenCases): Promise<BinaryAnswer> {
  const caller = callerOf(call)
  const found = await call.office.read(async (tx) => {
    const nextFrom = dayInTurkey(tx.clock.now())
    const page = { pageIndex: 0, pageSize: mostChosen }
    const order = { sort: 'title' } as const
    const cases = amongIds(readable(tx, caller), caseIds)
    const listed = await pageOfCases(tx, caller, { cases, order, page, nextFrom })
    const rowOf = new Map(listed.map(({ row }) => [row.id, row]))
    const lines = await withNext(call, tx, listed)
    return lines.map((line) => ({ line, row: rowOf.get(line.caseId) as CaseRow }))
  })
  const placeOf = new Map(caseIds.map((id, index) => [id, index]))
  const chosen = found.toSorted((a, b) => (placeOf.get(a.row.id) ?? 0) - (placeOf.get(b.row.id) ?? 0))
  return {
    contentType: sheetType,
    fileName: `${titleOf(call.language)} ${dayInTurkey(call.clock.now())}.xlsx`,
    body: await caseSheet(chosen, call.language),
  }
}

export function listBasicInfo(
  call: CaseCall,
  { query }: { query: string },
): Promise<{ items: CaseChoice[] }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const reader = await call.parts.rights.readerOf(tx, caller)
    const { cases } = await findCases(tx, reader, { query }, { most: mostCasesAtOnce })
    const found = await listChoices(tx, caller, cases, mostCasesAtOnce)
    return {
      items: found.map(({ id, case_number, display_title, state, right }) => ({
        caseId: id,
        caseNumber: case_number,
        displayTitle: display_title,
        state,
        mayWrite: allows(right, 'write'),
      })),
    }
  })
}

export function readNextNumber(call: CaseCall): Promise<{ caseNumber: string }> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => ({ caseNumber: await nextNumber(tx, officeId) }))
}
