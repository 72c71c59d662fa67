/**
 * Saves the text of a draft. If two people write at once the second one is warned, and both texts are kept: the first
 * as the draft, the other beside it among its versions.
 */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { DraftId, DraftText, SavedText, SaveResult } from '../../schemas.ts'
import type { DraftCall, Tx } from '../call.ts'
import { entryOf } from '../present.ts'
import { openDraft } from '../readable.ts'
import { ofDraft, openKey, seal, unseal } from '../sealed.ts'
import { noteSaved } from '../store/drafts.ts'
import { addVersion, currentVersion, putVersion } from '../store/versions.ts'
import type { DraftRow, VersionRow } from '../tables.ts'

export const saveDraft = (call: DraftCall, { draftId, revision, title, text }: DraftId & SavedText) =>
  call.office(async (tx): Promise<SaveResult> => {
    const { officeId, userId } = callerOf(call)
    const { row } = await openDraft(call, tx, { draftId, needs: 'write' })
    const dataKey = await openKey(call, tx, row, ofDraft(draftId))
    const current = await currentVersion(tx, draftId)
    const saving = { officeId, draftId, by: userId, sealed: seal(dataKey, ofDraft(draftId), text) }
    if (row.revision !== revision) return stale(call, tx, { row, current, dataKey, title, text, saving })
    const isNew = await putVersion(tx, current, saving)
    const saved = await noteSaved(tx, draftId, { title, by: userId })
    // There is one entry for each version, or the record would have an entry for every pause in typing.
    if (isNew) await insertAuditEntry(tx, 'draft.changed', entryOf(saved))
    return { isSaved: true, revision: saved.revision, savedAt: instantOf(saved.changed_at), clash: null }
  })

interface Stale {
  row: DraftRow
  current: VersionRow
  dataKey: Buffer
  title: string
  text: DraftText
  saving: Parameters<typeof addVersion>[1]
}

/** The same text is saved already: the answer of that call was lost. */
async function stale(
  { parts }: DraftCall,
  tx: Tx,
  { row, current, dataKey, title, text, saving }: Stale,
): Promise<SaveResult> {
  const now = unseal<DraftText>(dataKey, ofDraft(row.id), current.sealed)
  const savedAt = instantOf(row.changed_at)
  if (row.title === title && JSON.stringify(now) === JSON.stringify(text))
    return { isSaved: true, revision: row.revision, savedAt, clash: null }
  const keptAs = await addVersion(tx, saving, true)
  const nameOf = await namesFor(tx, parts.namesOf, [row.changed_by])
  const clash = { text: now, by: nameOf(row.changed_by), at: savedAt, keptAs }
  return { isSaved: false, revision: row.revision, savedAt, clash }
}

const instantOf = (value: string | Date): string => new Date(value).toISOString()
