/** Changes a party. Another name, role or client is checked for conflicts again. */
import { hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import type { ChangedParty, PartyChange } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireClient } from '../../case/actions/change-details.ts'
import { clientNameOf, withNames } from '../../case/change.ts'
import { lockCase } from '../../case/store/cases.ts'
import { settleConflicts } from '../../conflicts/seen-conflicts.ts'
import type { CaseRow, PartyRow } from '../../tables.ts'
import { askedName, keepPartyNames, refuseSameParty, roleDetails } from '../parties.ts'
import { presentParty } from '../present.ts'
import { listParties, partyAmong, rolesOfClients, updateParty } from '../store.ts'

export function changeParty(
  call: CaseCall,
  {
    caseId,
    casePartyId,
    version: seen,
    conflictsSeen,
    ...wanted
  }: PartyChange & { caseId: string; casePartyId: string },
): Promise<ChangedParty> {
  return call.office(async (tx) => {
    const client = wanted.clientId ? await requireClient(call, tx, wanted.clientId) : undefined
    const { row } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const parties = await listParties(tx, caseId)
    const former = partyAmong(parties, casePartyId)
    const record = { table: 'case_parties', id: casePartyId }
    const fields = Object.keys(wanted)
    const columns = columnsOf(wanted)
    const isSame = hasValues(former, columns)
    const versions = { seen, current: former.version, fields: isSame ? [] : fields }
    const meanwhile = await withNames(call, tx, await expectFields(tx, record, versions))
    if (isSame) {
      tx.unchanged()
      return { ...(await presentParty(call, tx, former)), meanwhile }
    }
    const beside = parties.filter((one) => one !== former)
    const checked = await checkedAgain(call, tx, { row, former, columns, beside, conflictsSeen })
    const party = await updateParty(tx, casePartyId, { ...columns, ...checked })
    if (wanted.name ?? wanted.representatives) await keepPartyNames(tx, party)
    await noteChange(tx, record, { version: party.version, fields })
    const before =
      former.client_id === party.client_id ? client : await clientNameOf(call, tx, former.client_id)
    const clients = before !== client && { clientBefore: before, clientAfter: client }
    tx.about(caseId, { case: row.display_title, party: party.name, ...changesOf(former, party), ...clients })
    return { ...(await presentParty(call, tx, party)), meanwhile }
  })
}

const columnsOf = ({
  name,
  role,
  type,
  clientId,
  representatives,
}: Omit<PartyChange, 'version' | 'conflictsSeen'>) => ({
  ...(name !== undefined && { name }),
  ...(role !== undefined && { role }),
  ...(type !== undefined && { type }),
  ...(clientId !== undefined && { client_id: clientId }),
  ...(representatives !== undefined && { representatives }),
})

interface Again {
  row: CaseRow
  former: PartyRow
  columns: Partial<PartyRow>
  /** The other parties of the case. */
  beside: readonly PartyRow[]
  conflictsSeen: boolean
}

const checkedFields = ['name', 'role', 'client_id'] as const

/** The result of a new check, or nothing where none of what is checked was changed. */
async function checkedAgain(call: CaseCall, tx: Tx, { row, former, columns, beside, conflictsSeen }: Again) {
  const next = { ...former, ...columns }
  if (checkedFields.every((field) => next[field] === former[field])) return {}
  refuseSameParty(beside, next)
  const names = [askedName(next, rolesOfClients(beside))]
  const [checked] = await settleConflicts(call, tx, {
    caseId: row.id,
    caseTitle: row.display_title,
    names,
    conflictsSeen,
  })
  return checked
}

function changesOf(before: PartyRow, after: PartyRow): Record<string, unknown> {
  const same = before.representatives.join('\n') === after.representatives.join('\n')
  return {
    ...(before.name !== after.name && { nameBefore: before.name }),
    ...(before.role !== after.role && {
      ...roleDetails(before.role, 'Before'),
      ...roleDetails(after.role, 'After'),
    }),
    ...(before.type !== after.type && { typeBefore: before.type, typeAfter: after.type }),
    ...(!same && {
      representativesBefore: before.representatives,
      representativesAfter: after.representatives,
    }),
  }
}
