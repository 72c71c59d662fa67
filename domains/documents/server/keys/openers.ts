/** Who may open the key of an office, as far as the server can know: the passphrase is known to nobody but people. */
import { isAdministrator } from '@mizan/company/access'
import type { Caller } from '@mizan/platform/contract'
import { idsOfRecord } from '@mizan/platform/database'
import type { Tx } from './call.ts'
import type { OfficeKeyRow } from './tables.ts'

/**
 * Administrators, and members who have opened the key since it has this passphrase, as the record says. What they close they
 * can open again.
 */
export async function isKnownOpener(
  tx: Tx,
  row: OfficeKeyRow,
  { officeId, userId, roles }: Caller,
): Promise<boolean> {
  if (isAdministrator(roles)) return true
  const opened = {
    ...{ officeId, subjectId: officeId, actorId: userId, actions: ['document.key_opened'] },
    from: new Date(row.taken_at ?? 0),
  }
  return (await idsOfRecord(tx, opened, 1)).length > 0
}
