/** Imports, one by one and as a list. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { listedImports } from '../../data/limits.ts'
import type { Import, ImportLine } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import { foundOf, presentImport } from '../present.ts'
import { getImport, listImports as listRows } from '../store/imports.ts'

export const readImport = (call: TransferCall, { importId }: { importId: string }): Promise<Import> =>
  call.office.read(async (tx) => presentImport(call, tx, await getImport(tx, callerOf(call), importId)))

export const listImports = (call: TransferCall): Promise<{ items: ImportLine[] }> =>
  call.office.read(async (tx) => {
    const rows = await listRows(tx, callerOf(call), listedImports)
    const person = await namesFor(
      tx,
      call.parts.namesOf,
      rows.map(({ created_by }) => created_by),
    )
    const items = rows.map((row) => ({
      importId: row.id,
      kind: row.kind,
      fileName: row.file_name,
      state: row.state,
      found: foundOf(row),
      createdAt: row.created_at,
      createdBy: person(row.created_by),
    }))
    return { items }
  })
