/** Stores a new draft with its first version. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostDrafts } from '../data/limits.ts'
import type { TemplateOutline } from '../rules/templates/template.ts'
import type { Draft, DraftText } from '../schemas.ts'
import type { DraftCall, Tx } from './call.ts'
import type { OpenCase } from './parts.ts'
import { entryOf, presentDraft } from './present.ts'
import { newKey, ofDraft, seal } from './sealed.ts'
import { countDrafts, insertDraft } from './store/drafts.ts'
import { putVersion } from './store/versions.ts'

/** @throws AppError `draft.too_many` */
export async function requireRoom(tx: Tx, officeId: string): Promise<void> {
  if ((await countDrafts(tx, officeId)) >= mostDrafts)
    throw new AppError('draft.too_many', { values: { most: String(mostDrafts) } })
}

interface NewDraftContent {
  template: TemplateOutline
  title: string
  text: DraftText
  ofCase: OpenCase | undefined
}

export async function keepDraft(
  call: DraftCall,
  tx: Tx,
  { template, title, text, ofCase }: NewDraftContent,
): Promise<Draft> {
  const { officeId, userId } = callerOf(call)
  const id = randomUUID()
  const { dataKey, wrapped } = await newKey(call, tx, officeId, ofDraft(id))
  const row = await insertDraft(tx, {
    id,
    company_id: officeId,
    owner_id: ofCase ? null : userId,
    case_id: ofCase?.row.id ?? null,
    template_id: template.id,
    kind: template.kind,
    title,
    wrapped_key: wrapped,
    document_id: null,
    created_by: userId,
  })
  const entry = entryOf(row)
  tx.about(entry.subjectId, entry.details)
  await putVersion(tx, undefined, {
    officeId,
    draftId: id,
    by: userId,
    sealed: seal(dataKey, ofDraft(id), text),
  })
  return presentDraft(call, tx, { row, caseTitle: ofCase?.row.display_title ?? null, mayWrite: true }, text)
}
