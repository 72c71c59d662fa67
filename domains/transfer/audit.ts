/** Entries that imports and exports leave in the record of the office: one for each, however many rows it has. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'
import { importKindNames } from './data/kinds.ts'

const kind: EntryDetail = { field: 'kind', words: importKindNames }
const file: EntryDetail = { field: 'file' }
const count: EntryDetail = { field: 'count', label: { tr: 'Kayıt: {{value}}', en: 'Records: {{value}}' } }

const format: EntryDetail = {
  field: 'format',
  words: {
    json: { tr: 'JSON', en: 'JSON' },
    xlsx: { tr: 'Excel (.xlsx)', en: 'Excel (.xlsx)' },
    zip: { tr: 'Belgeler (ZIP)', en: 'Documents (ZIP)' },
  },
}

/** Imports concern cases and clients, so only those who may read cases see them. */
const permission = { module: 'cases', level: 'Read' } as const

export const transferAudit = defineAudit({
  'import.done': {
    says: { tr: 'Tablodan kayıt aktardı', en: 'Imported records from a table' },
    shows: [
      kind,
      count,
      file,
      {
        field: 'alike',
        label: { tr: 'Görülen benzer kayıt: {{value}}', en: 'Similar names seen: {{value}}' },
      },
    ],
    permission,
  },
  'import.undone': {
    says: { tr: 'Aktarımı geri aldı', en: 'Undid an import' },
    shows: [
      kind,
      count,
      file,
      { field: 'reason', label: { tr: 'Gerekçe: {{value}}', en: 'Reason: {{value}}' } },
    ],
    permission,
  },
  'export.started': {
    says: { tr: 'Büronun dışa aktarımını başlattı', en: 'Started an export of the office' },
    shows: [format],
  },
  'export.cancelled': {
    says: { tr: 'Büronun dışa aktarımını iptal etti', en: 'Cancelled an export of the office' },
    shows: [format],
  },
  'export.downloaded': {
    says: { tr: 'Büronun dışa aktarımını indirdi', en: 'Downloaded an export of the office' },
    shows: [format],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof transferAudit, true> {}
}
