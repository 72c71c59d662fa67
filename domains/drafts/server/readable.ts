/** The drafts that a person may open: those of cases that they may read, and their own ones without a case. */
import { isOneOfReadableCase } from '@mizan/cases/server'
import { isAdministrator } from '@mizan/company/access'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { DraftCall, Tx } from './call.ts'
import type { DraftRow } from './tables.ts'

export interface Reader extends Caller {
  readsCases: boolean
}

export async function readerOf(call: DraftCall, tx: Tx): Promise<Reader> {
  const caller = callerOf(call)
  return { ...caller, readsCases: await call.parts.mayReadCases(tx, caller) }
}

/** A condition on `drafts` as `d`. Drafts without a case of a person who left belong to the administrators. */
export function isReadable(reader: Reader): RawBuilder<boolean> {
  const ofCase = reader.readsCases ? isOneOfReadableCase(reader, sql`d.case_id`) : sql<boolean>`false`
  const own = isAdministrator(reader.roles)
    ? sql<boolean>`(d.owner_id = ${reader.userId} or d.owner_id is null)`
    : sql<boolean>`d.owner_id = ${reader.userId}`
  return sql<boolean>`d.company_id = ${reader.officeId}
    and case when d.case_id is null then ${own} else ${ofCase} end`
}

export interface OpenDraft {
  row: DraftRow
  caseTitle: string | null
  mayWrite: boolean
}

interface DraftAccess {
  draftId: string
  needs: 'read' | 'write'
}

/**
 * A draft, locked until the transaction ends if it is to be written. @throws AppError `draft.not_found`, the same for
 * one that the caller may not see, and `case.read_only`
 */
export async function openDraft(
  call: DraftCall,
  tx: Tx,
  { draftId, needs }: DraftAccess,
): Promise<OpenDraft> {
  const reader = await readerOf(call, tx)
  const locks = needs === 'write' ? sql`for update of d` : sql``
  const { rows } = await sql<DraftRow>`
    select d.* from drafts d where d.id = ${draftId} and ${isReadable(reader)} ${locks}`.execute(tx.db)
  const row = rows[0]
  if (!row) throw new AppError('draft.not_found')
  if (row.case_id === null) return { row, caseTitle: null, mayWrite: true }
  const { row: ofCase, right } = await call.parts.requireCase(tx, reader, { caseId: row.case_id, needs })
  return { row, caseTitle: ofCase.display_title, mayWrite: right === 'write' }
}
