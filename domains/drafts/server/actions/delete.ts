import type { DraftId } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { entryOf } from '../present.ts'
import { openDraft } from '../readable.ts'
import { deleteDraft } from '../store/drafts.ts'

export const removeDraft = (call: DraftCall, { draftId }: DraftId) =>
  call.office(async (tx) => {
    const { row } = await openDraft(call, tx, { draftId, needs: 'write' })
    await deleteDraft(tx, draftId)
    const { subjectId, details } = entryOf(row)
    tx.about(subjectId, details)
    return { done: true as const }
  })
