/** The hearings and time limits of a case. */
import { callerOf } from '@mizan/platform/contract'
import type { Hearings, Limits } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { requireCase } from '../case/store/cases.ts'
import { presentHearings, presentLimits } from './present.ts'
import { byHour, hearings, limits } from './store/dates.ts'

interface Asked {
  caseId: string
}

export function listHearings(call: CaseCall, { caseId }: Asked): Promise<Hearings> {
  return call.office.read(async (tx) => {
    const { right } = await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const rows = byHour(await hearings.list(tx, caseId))
    return { items: await presentHearings(call, tx, rows), may: right === 'write' ? ['edit'] : [] }
  })
}

export function listLimits(call: CaseCall, { caseId }: Asked): Promise<Limits> {
  return call.office.read(async (tx) => {
    const { right } = await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const rows = await limits.list(tx, caseId)
    return { items: await presentLimits(call, tx, { rows, right }), may: right === 'write' ? ['add'] : [] }
  })
}
