/** Entries that imports and exports leave in the record of the office: one for each, however many rows it has. */
import { defineAudit, type Shown } from '@mizan/platform/contract'
import { importKindNames } from './data/fields.ts'

const kind: Shown = { field: 'kind', words: importKindNames }
const file: Shown = { field: 'file' }
const count: Shown = { field: 'count', label: { tr: 'Kayıt: {{value}}', en: 'Records: {{value}}' } }

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
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof transferAudit, true> {}
}
