/** Entries about drafts and templates. Only those who may read its case may read a text. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

/** The title is shown only if the entry is about a case, whose readers may read the draft. */
const shows: EntryDetail[] = [{ field: 'draft' }]
const named = (tr: string, en: string) => ({
  says: { tr, en },
  shows: [{ field: 'template' }] as EntryDetail[],
})
const text = (tr: string, en: string) => ({ says: { tr, en }, shows })

export const draftAudit = defineAudit({
  'draft.made': text('Taslak hazırladı', 'Made a draft'),
  'draft.changed': text('Taslağı değiştirdi', 'Changed a draft'),
  'draft.deleted': text('Taslak sildi', 'Deleted a draft'),
  'draft.template_made': named('Taslak şablonu oluşturdu', 'Created a template of drafts'),
  'draft.template_changed': named('Taslak şablonunu değiştirdi', 'Changed a template of drafts'),
  'draft.template_deleted': named('Taslak şablonunu sildi', 'Deleted a template of drafts'),
  'draft.exported': text(
    'Taslağı davanın belgesi olarak kaydetti',
    'Saved a draft as a document of its case',
  ),
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof draftAudit, true> {}
}
