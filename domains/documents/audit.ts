/** Entries about documents; each is about its case, in whose history it is shown. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'
import { bulkAudit } from './audit/bulk.ts'
import { exhibitAudit } from './audit/exhibits.ts'
import { keyAudit } from './audit/keys.ts'

const about: EntryDetail = { field: 'case' }
const label = (field: string, tr: string, en: string): EntryDetail => ({
  field,
  label: { tr: `${tr}: {{value}}`, en: `${en}: {{value}}` },
})
const name: EntryDetail = { field: 'document' }
const version = label('version', 'Sürüm', 'Version')

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

const text = (tr: string, en: string, ...shows: readonly EntryDetail[]) => ({
  says: { tr, en },
  shows: [about, name, ...shows],
  permission,
})

/** Entries about documents of cases. */
export const documentAuditOfCases = defineAudit({
  'document.added': text('Belge ekledi', 'Added a document'),
  'document.version_added': text('Belgenin yeni sürümünü ekledi', 'Added a version of a document', version),
  'document.comment_changed': text(
    'Sürümün açıklamasını değiştirdi',
    'Changed the comment on a version',
    version,
  ),
  'document.changed': text(
    'Belgenin bilgilerini değiştirdi',
    'Changed the details of a document',
    label('nameBefore', 'Önceki ad', 'Name before'),
    label('descriptionBefore', 'Önceki açıklama', 'Description before'),
    label('descriptionAfter', 'Yeni açıklama', 'Description after'),
  ),
  'document.deleted': text('Belgeyi çöp kutusuna attı', 'Moved a document to the bin'),
  'document.restored': text('Belgeyi geri yükledi', 'Restored a document'),
  'document.removed': text('Belge kalıcı silindi', 'A document was removed for good'),
  ...bulkAudit,
  ...exhibitAudit,
})

export const documentAudit = { ...documentAuditOfCases, ...keyAudit }

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof documentAudit, true> {}
}
