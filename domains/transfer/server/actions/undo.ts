/** Takes back a whole import, unless something that it added was changed or used since. */
import {
  clientsUsedElsewhere,
  deleteCases,
  deleteParties,
  holdWritable,
  untouchedParties,
} from '@mizan/cases/server'
import { deleteClients, holdClients } from '@mizan/clients/server'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import { mayAddClients } from '../../access.ts'
import { listedBlockers } from '../../data/limits.ts'
import type { Import } from '../../schemas.ts'
import type { TransferCall, Tx } from '../call.ts'
import { presentImport } from '../present.ts'
import { type AddedRecord, listRecords, lockImport, updateImport } from '../store/imports.ts'
import { listTouched } from '../store/touched.ts'
import type { ImportRow } from '../tables.ts'

export function undo(
  call: TransferCall,
  { importId, reason }: { importId: string; reason: string },
): Promise<Import> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const row = await lockImport(tx, caller, importId)
    if (row.state !== 'done') throw new AppError('import.not_now')
    const records = await listRecords(tx, importId)
    requireRight(caller, records)
    await requireUnused(tx, caller, row, records)
    await deleteAll(tx, caller, records, reason)
    const undone = { undone_at: tx.clock.now().toISOString(), undone_by: caller.userId, reason }
    const after = await updateImport(tx, row.id, { state: 'undone', ...undone })
    tx.about(row.id, { kind: row.kind, count: records.length, file: row.file_name, reason })
    return presentImport(call, tx, after)
  })
}

const idsOf = (records: readonly AddedRecord[], kind: AddedRecord['kind']): string[] =>
  records.flatMap((record) => (record.kind === kind ? [record.id] : []))

/**
 * Whoever made it may have lost the right since; what it did to cases is asked with each of them.
 * @throws AppError `import.undo_not_permitted`
 */
function requireRight({ roles }: Caller, records: readonly AddedRecord[]): void {
  const hasClients = records.some(({ kind }) => kind === 'client')
  if (hasClients && !mayAddClients(roles)) throw new AppError('import.undo_not_permitted')
}

/** Everything is held first, so that nothing can change between this and the deletion. */
async function requireUnused(
  tx: Tx,
  caller: Caller,
  row: ImportRow,
  records: readonly AddedRecord[],
): Promise<void> {
  const clientIds = idsOf(records, 'client')
  const caseIds = idsOf(records, 'case')
  const partyIds = idsOf(records, 'party')
  const clients = new Set(
    (clientIds.length > 0 ? await holdClients(tx, caller.officeId, clientIds) : []).map(({ id }) => id),
  )
  const cases = await holdWritable(tx, caller, caseIds)
  const parties = await untouchedParties(tx, caller.officeId, partyIds)
  const used = new Set([
    ...(await listTouched(tx, row, [...clientIds, ...caseIds])),
    ...(await clientsUsedElsewhere(tx, caller.officeId, clientIds, caseIds)),
  ])
  const isThere = ({ kind, id }: AddedRecord) =>
    kind === 'client' ? clients.has(id) : kind === 'case' ? cases.has(id) : parties.has(id)
  const blocking = records.filter((record) => used.has(record.id) || !isThere(record))
  if (blocking.length === 0) return
  throw new AppError('import.used', {
    values: { count: String(blocking.length) },
    details: { rows: [...new Set(blocking.map((one) => one.row))].slice(0, listedBlockers) },
  })
}

/** Cases go before the clients that they name. */
async function deleteAll(
  tx: Tx,
  caller: Caller,
  records: readonly AddedRecord[],
  comment: string,
): Promise<void> {
  const [parties, cases, clients] = (['party', 'case', 'client'] as const).map((kind) => idsOf(records, kind))
  if (parties?.length) await deleteParties(tx, caller, parties)
  if (cases?.length) await deleteCases(tx, caller, { ids: cases, comment })
  if (clients?.length) await deleteClients(tx, caller, clients)
}
