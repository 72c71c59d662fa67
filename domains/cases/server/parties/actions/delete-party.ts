/**
 * Deletes a party of a case, unless somebody else has changed it since it was seen. Its row is kept, and its names are no
 * longer found.
 */
import { keepNames } from '@mizan/clients/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { expectFields } from '@mizan/platform/database'
import type { ClientPartyDeletion } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { clientNameOf } from '../../case/change.ts'
import { lockCase } from '../../case/store/cases.ts'
import { partyDetails } from '../parties.ts'
import { listParties, markPartyDeleted, partyAmong } from '../store.ts'

/** Whoever deletes a party has to have seen all of it. */
const fields = ['name', 'role', 'type', 'clientId', 'representatives']

/** `clientId`: only if the party is this client. @throws AppError `case.party_not_found`, `version.changed` */
export function deleteParty(
  call: CaseCall,
  {
    caseId,
    casePartyId,
    clientId,
    version: seen,
  }: Omit<ClientPartyDeletion, 'clientId'> & { clientId?: string },
): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await lockCase(tx, caller, { caseId, needs: 'write' })
    const party = partyAmong(await listParties(tx, caseId), casePartyId)
    if (clientId !== undefined && party.client_id !== clientId) throw new AppError('case.party_not_found')
    const current = party.version
    await expectFields(tx, { table: 'case_parties', id: casePartyId }, { seen, current, fields })
    await markPartyDeleted(tx, casePartyId, caller.userId)
    await keepNames(tx, { officeId: caller.officeId, refId: casePartyId }, [])
    const client = await clientNameOf(call, tx, party.client_id)
    tx.about(caseId, { case: row.display_title, ...partyDetails(party, client) })
    return { done: true }
  })
}
