/** Entries about court files; each is about its case, in whose history it is shown. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const about: EntryDetail = { field: 'case' }
const label = (field: string, tr: string, en: string): EntryDetail => ({
  field,
  label: { tr: `${tr}: {{value}}`, en: `${en}: {{value}}` },
})
const file: EntryDetail[] = [about, { field: 'court' }, { field: 'number' }]

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

export const governmentAudit = defineAudit({
  'government.linked': {
    says: { tr: 'UYAP dosyasını davaya bağladı', en: 'Linked a court file to the case' },
    shows: file,
    permission,
  },
  'government.changed': {
    says: { tr: 'UYAP dosyasının bilgileri değişti', en: 'The details of the court file changed' },
    shows: [
      ...file,
      label('before', 'Önceki durum', 'Status before'),
      label('after', 'Yeni durum', 'New status'),
    ],
    permission,
  },
  'government.file_added': {
    says: { tr: 'UYAP belgesini ekledi', en: 'Added a court document' },
    shows: [about, { field: 'document' }],
    permission,
    onlyInHistory: true,
  },
  'government.version_added': {
    says: { tr: 'Mahkemenin değiştirdiği belgeyi ekledi', en: 'Added the changed copy of a court document' },
    shows: [about, { field: 'document' }],
    permission,
    onlyInHistory: true,
  },
  'government.synced': {
    says: { tr: 'UYAP dosyasını eşitledi', en: 'Synced the court file' },
    shows: [
      ...file,
      label('added', 'Yeni belge', 'New documents'),
      label('failed', 'Alınamayan', 'Not fetched'),
    ],
    permission,
  },
  'government.proposal_removed': {
    says: { tr: 'UYAP dosyasının bir önerisini kaldırdı', en: 'Removed a proposal of the court file' },
    shows: [...file, { field: 'proposal' }],
    permission,
    onlyInHistory: true,
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof governmentAudit, true> {}
}
