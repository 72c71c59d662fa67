/** For whom an import or an export is done, with the roles that the person has now; a job may run much later than its call. */
import { isAdministrator } from '@mizan/company/access'
import { AppError, type Caller } from '@mizan/platform/contract'
import { mayImport } from '../access.ts'
import type { ImportKind } from '../data/kinds.ts'
import type { Tx } from './call.ts'
import type { TransferParts } from './parts.ts'
import type { ExportRow, ImportRow } from './tables.ts'

export interface Asker {
  caller: Caller
  parts: TransferParts
  /** An import is checked in the background, one at a time. */
  charge: (units: number) => Promise<void>
}

/** @throws AppError `import.kind_not_permitted` */
export function requireKind({ roles }: Pick<Caller, 'roles'>, kind: ImportKind): void {
  if (!mayImport(roles, kind)) throw new AppError('import.kind_not_permitted')
}

/** Undefined if the person has left or may no longer do this. */
export async function askerOf(tx: Tx, parts: TransferParts, row: ImportRow): Promise<Asker | undefined> {
  const caller = await memberWhoAsked(tx, parts, row)
  return caller && mayImport(caller.roles, row.kind) ? { caller, parts, charge: async () => {} } : undefined
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
  return { ...member, officeId }
}
