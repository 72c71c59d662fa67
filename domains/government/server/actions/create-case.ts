/** Links a court file to a case of the office, or creates the case. A second call gets the same answer. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { stateOf } from '../../rules/case-state.ts'
import { titleOf } from '../../rules/case-title.ts'
import { caseKey } from '../../rules/natural-key.ts'
import { kindOfParty, roleOfPortal } from '../../rules/roles.ts'
import type { LinkedCase, NewGovernmentCase } from '../../schemas.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { bringHearings } from '../hearings.ts'
import { presentCase } from '../present.ts'
import { noLaterThanNow } from '../read-at.ts'
import { deleteCase, findByKeys, insertCase, type KeptCase, lockKey } from '../store/cases.ts'

export function createGovernmentCase(call: GovernmentCall, wanted: NewGovernmentCase): Promise<LinkedCase> {
  return call.office(async (tx) => {
    const caller = callerOf(call)
    const key = caseKey(wanted)
    await lockKey(tx, caller.officeId, key)
    const [known] = await findByKeys(tx, caller, [key])
    if (known && !known.isGone) return already(call, tx, known)
    // Its case was deleted with the documents fetched for it, so the file begins anew.
    if (known) await deleteCase(tx, known.id)
    const { id: caseId, title } = await caseFor(call, tx, wanted)
    const row = await insertCase(tx, rowOf(call, tx, { wanted, key, caseId }))
    await insertAuditEntry(tx, 'government.linked', {
      subjectId: caseId,
      details: { case: title, court: row.court_name, number: row.case_no },
    })
    await bringHearings(call, tx, { governmentCaseId: row.id, caseId, title, hearings: wanted.hearings })
    return { ...(await presentCase(tx, row)), isNew: true, caseTitle: title }
  })
}

/** @throws AppError `government.elsewhere` */
async function already(call: GovernmentCall, tx: Tx, known: KeptCase): Promise<LinkedCase> {
  const asked = { caseId: known.case_id, needs: 'write' } as const
  const open = await call.parts.requireCase(tx, callerOf(call), asked).catch((error) => {
    throw error instanceof AppError ? new AppError('government.elsewhere') : error
  })
  return { ...(await presentCase(tx, known)), isNew: false, caseTitle: open.row.display_title }
}

async function caseFor(call: GovernmentCall, tx: Tx, wanted: NewGovernmentCase) {
  if (wanted.caseId !== undefined) {
    const asked = { caseId: wanted.caseId, needs: 'write' } as const
    const { row } = await call.parts.lockCase(tx, callerOf(call), asked)
    return { id: row.id, title: row.display_title }
  }
  const { courtName, caseNo, status, conflictsSeen } = wanted
  const parties = wanted.parties.map(({ name, role, kind, lawyers }) => ({
    name: name.slice(0, 255),
    role: role === '' ? 'thirdPerson' : roleOfPortal(role),
    type: kindOfParty(name, kind),
    representatives: lawyers.map((lawyer) => lawyer.slice(0, 255)),
  }))
  const title = titleOf({ courtName, caseNo, parties })
  const court = { title, courtName: courtName.slice(0, 255), docketNumber: `${caseNo} E.` }
  return call.parts.courtCases.add(call, tx, { ...court, state: stateOf(status), parties, conflictsSeen })
}

interface NewCaseRecord {
  wanted: NewGovernmentCase
  key: string
  caseId: string
}

function rowOf(call: GovernmentCall, tx: Tx, { wanted, key, caseId }: NewCaseRecord) {
  const { officeId, userId } = callerOf(call)
  const now = tx.clock.now().toISOString()
  return {
    id: randomUUID(),
    company_id: officeId,
    case_id: caseId,
    court_id: wanted.courtId,
    case_no: wanted.caseNo,
    type_code: wanted.typeCode,
    natural_key: key,
    court_name: wanted.courtName,
    status: wanted.status,
    type: wanted.type,
    opened_on: wanted.openedOn,
    parties: JSON.stringify(wanted.parties),
    read_at: noLaterThanNow(tx, wanted.readAt),
    told_at: now,
    created_by: userId,
    created_at: now,
  }
}
