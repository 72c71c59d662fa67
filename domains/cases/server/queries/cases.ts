/** Cases, one by one and as lists. */
import { permits } from '@mizan/company/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostCasesAtOnce } from '../../data/limits.ts'
import {
  type Case,
  type CaseChoice,
  type CaseLine,
  type CasePage,
  type ListQuery,
  StateOrNone,
} from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { presentCase, presentLines } from '../present.ts'
import { requireCase } from '../store/cases.ts'
import { findCases, listChoices, pageOfCases } from '../store/lists.ts'
import { nextNumber } from '../store/numbers.ts'

export function readCase(call: CaseCall, { caseId }: { caseId: string }): Promise<Case> {
  return call.office.read(async (tx) => {
    const open = await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    return presentCase(call, tx, open)
  })
}

export async function listCases(call: CaseCall, query: ListQuery): Promise<CasePage> {
  const { pageIndex, pageSize, sort, direction, ...filter } = query
  const page = await linesOf(call, filter, { pageIndex, pageSize, sort, direction })
  const mayCreate = permits(callerOf(call).roles, { module: 'cases', level: 'Write' })
  return { ...page, pageIndex, pageSize, may: mayCreate ? ['create'] : [] }
}

export async function listOfState(
  call: CaseCall,
  { stateId, pageIndex, pageSize }: { stateId: string; pageIndex: number; pageSize: number },
) {
  const state = StateOrNone.safeParse(stateId).data
  if (!state) throw new AppError('case.state_not_found')
  const page = await linesOf(call, { state: [state] }, { pageIndex, pageSize, sort: 'changed' })
  return { ...page, pageIndex, pageSize }
}

export const listAll = (call: CaseCall): Promise<{ items: CaseLine[]; total: number }> =>
  linesOf(call, {}, { pageIndex: 0, pageSize: mostCasesAtOnce, sort: 'changed' })

type Filter = Parameters<typeof findCases>[2]

type Shown = Pick<ListQuery, 'pageIndex' | 'pageSize' | 'sort'> & Pick<Partial<ListQuery>, 'direction'>

function linesOf(
  call: CaseCall,
  filter: Filter,
  { pageIndex, pageSize, ...order }: Shown,
): Promise<{ items: CaseLine[]; total: number }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const { cases, total } = await findCases(tx, caller, filter)
    const page = { pageIndex, pageSize }
    const listed = total > 0 ? await pageOfCases(tx, caller, { cases, order, page }) : []
    return { items: await presentLines(call, tx, listed), total }
  })
}

export function listBasicInfo(
  call: CaseCall,
  { query }: { query: string },
): Promise<{ items: CaseChoice[] }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const { cases } = await findCases(tx, caller, { query })
    const found = await listChoices(cases, mostCasesAtOnce)
    return {
      items: found.map(({ id, case_number, display_title, state }) => ({
        caseId: id,
        caseNumber: case_number,
        displayTitle: display_title,
        state,
      })),
    }
  })
}

export function readNextNumber(call: CaseCall): Promise<{ caseNumber: string }> {
  const { officeId } = callerOf(call)
  return call.office.read(async (tx) => ({ caseNumber: await nextNumber(tx, officeId) }))
}
