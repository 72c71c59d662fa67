/** An import in the form of its calls. */
import { namesFor } from '@mizan/identity/server'
import { progressOf } from '@mizan/platform/jobs'
import type { Import } from '../schemas.ts'
import type { TransferCall, Tx } from './call.ts'
import type { ImportRow } from './tables.ts'

export async function presentImport(call: TransferCall, tx: Tx, row: ImportRow): Promise<Import> {
  const person = await namesFor(tx, call.parts.namesOf, [row.created_by, row.undone_by])
  const isWorking = row.state === 'checking' || row.state === 'running'
  const progress = isWorking && row.job_id ? await progressOf(tx, row.job_id) : undefined
  const { undone_at, undone_by, reason } = row
  return {
    importId: row.id,
    kind: row.kind,
    fileName: row.file_name,
    sheets: row.sheets,
    sheet: row.sheet,
    headings: row.headings,
    headingRow: row.heading_row,
    topRows: row.top_rows,
    samples: row.samples,
    notes: row.notes,
    lines: row.lines,
    mapping: row.mapping,
    state: row.state,
    found: foundOf(row),
    progress: progress ? { done: progress.done, total: progress.total } : null,
    trouble: row.trouble,
    createdAt: row.created_at,
    createdBy: person(row.created_by),
    finishedAt: row.finished_at,
    undone:
      undone_at !== null && undone_by !== null
        ? { at: undone_at, by: person(undone_by), reason: reason ?? '' }
        : null,
  }
}

export const foundOf = ({ ready, skipped, alike, new_clients }: ImportRow): Import['found'] =>
  ready === null ? null : { ready, skipped: skipped ?? 0, alike: alike ?? 0, newClients: new_clients ?? 0 }
