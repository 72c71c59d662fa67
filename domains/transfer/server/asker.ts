/** For whom an import is done in the background, with the roles that the person has by then. */

import { permits } from '@mizan/company/access'
import type { Caller } from '@mizan/platform/contract'
import type { Tx } from './call.ts'
import type { TransferParts } from './parts.ts'
import type { Asker } from './prepare/drafts.ts'
import type { ImportRow } from './tables.ts'

/** Undefined if the person has left or may no longer do this. */
export async function askerOf(tx: Tx, parts: TransferParts, row: ImportRow): Promise<Asker | undefined> {
  const members = await parts.membersOf(tx, row.company_id)
  const member = members.find(({ userId }) => userId === row.created_by)
  const module = row.kind === 'clients' ? 'clients' : 'cases'
  if (!member || !permits(member.roles, { module, level: 'Write' })) return undefined
  const caller: Caller = {
    userId: member.userId,
    sessionId: '',
    kind: 'browser',
    verified: true,
    officeId: row.company_id,
    roles: member.roles,
  }
  return { caller, parts }
}
