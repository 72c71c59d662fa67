/** Saves a draft as a document of its case; the former document becomes an older version of it. */
import { Readable } from 'node:stream'
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { DraftFileType } from '../../data/file-types.ts'
import type { Draft, DraftId } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { bytesOf, letterheadFor, nameOfFile } from '../file.ts'
import { readDraft } from '../queries/drafts.ts'
import { openDraft } from '../readable.ts'
import { noteDocument } from '../store/drafts.ts'

interface CaseFileRequest extends DraftId {
  type: DraftFileType
  caseId?: string | undefined
  letterhead: boolean
}

export async function saveToCase(
  call: DraftCall,
  { draftId, type, caseId: wanted, letterhead }: CaseFileRequest,
) {
  const draft = await readDraft(call, { draftId })
  const caseId = caseOf(draft, wanted)
  const { title, text, documentId: versionOf } = draft
  const head = await letterheadFor(call, letterhead)
  const bytes = await bytesOf({ title, text, lang: call.language, letterhead: head }, type)
  const file = {
    name: nameOfFile(title, type),
    description: '',
    extension: type,
    size: bytes.length,
    open: () => Readable.from([bytes]),
    ...(versionOf !== null && { versionOf }),
  }
  const { filed } = await call.parts.fileDocuments(call, {
    caseId,
    files: [file],
    settle: async (tx) => {
      await openDraft(call, tx as never, { draftId, needs: 'write' })
      await insertAuditEntry(tx, 'draft.exported', { subjectId: caseId, details: { draft: title } })
    },
    onFiled: async (tx, [document]) =>
      document ? noteDocument(tx as never, draftId, { caseId, documentId: document.documentId }) : undefined,
  })
  const [document] = filed
  if (!document) throw new Error('A draft was not filed')
  return { caseId, ...document }
}

/** @throws AppError `draft.no_case`, `draft.of_other_case` */
function caseOf({ caseId }: Draft, wanted: string | undefined): string {
  if (caseId !== null && wanted !== undefined && wanted !== caseId) throw new AppError('draft.of_other_case')
  const found = caseId ?? wanted
  if (found === undefined) throw new AppError('draft.no_case')
  return found
}
