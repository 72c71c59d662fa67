/** Drafts in the form of the calls. */
import { namesFor } from '@mizan/identity/server'
import type { Draft, DraftLine, DraftText } from '../schemas.ts'
import type { DraftCall, Tx } from './call.ts'
import type { OpenDraft } from './readable.ts'
import type { DraftRow } from './tables.ts'

type NameOf = (id: string) => { id: string; name: string }

export const lineOf = (row: DraftRow, caseTitle: string | null, nameOf: NameOf): DraftLine => ({
  draftId: row.id,
  title: row.title,
  kind: row.kind,
  caseId: row.case_id,
  caseTitle,
  templateId: row.template_id,
  revision: row.revision,
  changedBy: nameOf(row.changed_by),
  changedAt: new Date(row.changed_at).toISOString(),
  documentId: row.document_id,
})

/** The entry about a draft in the record; only its author may learn the title of one without a case. */
export const entryOf = ({ id, case_id, title }: Pick<DraftRow, 'id' | 'case_id' | 'title'>) =>
  case_id === null ? { subjectId: id, details: {} } : { subjectId: case_id, details: { draft: title } }

export async function presentDraft(
  { parts }: DraftCall,
  tx: Tx,
  { row, caseTitle, mayWrite }: OpenDraft,
  text: DraftText,
): Promise<Draft> {
  const nameOf = await namesFor(tx, parts.namesOf, [row.changed_by])
  return { ...lineOf(row, caseTitle, nameOf), text, may: mayWrite ? ['edit', 'delete'] : [] }
}
