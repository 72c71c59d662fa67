/** Adds a party to a case, after its name was checked against those that the office knows. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostParties } from '../../../data/limits.ts'
import type { ClientParty, NewParty, Party } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireClient } from '../../case/actions/change-details.ts'
import { lockCase, type OpenCase } from '../../case/store/cases.ts'
import { settleConflicts } from '../../conflicts/seen-conflicts.ts'
import { addToCase, askedName, partyDetails, refuseSameParty } from '../parties.ts'
import { presentParty } from '../present.ts'
import { listParties, rolesOfClients } from '../store.ts'

export function addParty(
  call: CaseCall,
  { caseId, ...wanted }: NewParty & { caseId: string },
): Promise<Party> {
  return call.office(async (tx) => {
    const client = wanted.clientId ? await requireClient(call, tx, wanted.clientId) : undefined
    const { row } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    return add(call, tx, { row, wanted, client })
  })
}

/** The client is a party under its own name. */
export function addClientParty(call: CaseCall, { caseId, ...wanted }: ClientParty): Promise<Party> {
  return call.office(async (tx) => {
    const name = await requireClient(call, tx, wanted.clientId)
    const { row } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    return add(call, tx, { row, wanted: { ...wanted, name, representatives: [] }, client: name })
  })
}

interface Addition {
  row: OpenCase['row']
  wanted: NewParty
  client: string | undefined
}

async function add(call: CaseCall, tx: Tx, { row, wanted, client }: Addition): Promise<Party> {
  const parties = await listParties(tx, row.id)
  if (parties.length >= mostParties)
    throw new AppError('case.too_many_parties', { values: { most: String(mostParties) } })
  const { conflictsSeen, ...fields } = wanted
  const party = { ...fields, client_id: fields.clientId ?? null }
  refuseSameParty(parties, party)
  const asked = askedName(party, rolesOfClients(parties))
  const check = { caseId: row.id, caseTitle: row.display_title, names: [asked], conflictsSeen }
  const [checked] = await settleConflicts(call, tx, check)
  const added = await addToCase(call, tx, row.id, { ...fields, checked: checked! })
  tx.about(row.id, { case: row.display_title, ...partyDetails(added, client) })
  return presentParty(call, tx, added)
}
