/** Parties of cases, the cases of a client, and the check for conflicts by itself. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { ClientCases, ConflictQuery, Conflicts, Party } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { requireCase } from '../case/store/cases.ts'
import { findConflicts } from '../conflicts/conflicts.ts'
import { casesOfClient } from '../lists/store/used-by.ts'
import { presentParties } from './present.ts'
import { listParties } from './store.ts'

export function readParties(call: CaseCall, { caseId }: { caseId: string }): Promise<{ items: Party[] }> {
  return call.office.read(async (tx) => {
    await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    return { items: await presentParties(call, tx, await listParties(tx, caseId)) }
  })
}

export const checkConflicts = (call: CaseCall, query: ConflictQuery): Promise<Conflicts> =>
  call.office.read((tx) => findConflicts(call, tx, query))

export function listCasesOfClient(call: CaseCall, { clientId }: { clientId: string }): Promise<ClientCases> {
  return call.office.read(async (tx) => {
    const client = await call.parts.clientNames(tx, [clientId])
    if (client.size === 0) throw new AppError('case.client_not_found')
    const { open, hidden } = await casesOfClient(tx, callerOf(call), clientId)
    const items = open.map(({ roles, ...one }) => ({ ...one, roles: [...new Set(roles ?? [])] }))
    return { items, hidden }
  })
}
