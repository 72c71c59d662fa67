/** For whom an import or an export is done in the background, with the roles that the person has by then. */

import { isAdministrator, permits } from '@mizan/company/access'
import type { Caller } from '@mizan/platform/contract'
import type { Tx } from './call.ts'
import type { TransferParts } from './parts.ts'
import type { Asker } from './prepare/drafts.ts'
import type { ExportRow, ImportRow } from './tables.ts'

/** Undefined if the person has left or may no longer do this. */
export async function askerOf(tx: Tx, parts: TransferParts, row: ImportRow): Promise<Asker | undefined> {
  const caller = await memberWhoAsked(tx, parts, row)
  const module = row.kind === 'clients' ? 'clients' : 'cases'
  return caller && permits(caller.roles, { module, level: 'Write' }) ? { caller, parts } : undefined
}

/** For an export: undefined unless the person is still an administrator. */
export async function administratorOf(
  tx: Tx,
  parts: TransferParts,
  row: ExportRow,
): Promise<Caller | undefined> {
  const caller = await memberWhoAsked(tx, parts, row)
  return caller && isAdministrator(caller.roles) ? caller : undefined
}

async function memberWhoAsked(
  tx: Tx,
  { membersOf }: TransferParts,
  { company_id: officeId, created_by }: { company_id: string; created_by: string },
): Promise<Caller | undefined> {
  const member = (await membersOf(tx, officeId)).find(({ userId }) => userId === created_by)
  if (!member) return undefined
  const { userId, roles } = member
  return { userId, sessionId: '', kind: 'browser', verified: true, officeId, roles }
}
