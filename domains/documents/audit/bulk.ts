/** Entries about documents that went from one case to another; each is about one of the two. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const shows: readonly EntryDetail[] = [
  { field: 'case' },
  { field: 'document' },
  {
    field: 'otherCase',
    label: { tr: 'Diğer davanın büro dosya no: {{value}}', en: 'Number of the other case: {{value}}' },
  },
]
const permission = { module: 'cases', level: 'Read' } as const
const text = (tr: string, en: string) => ({ says: { tr, en }, shows, permission })

export const bulkAudit = defineAudit({
  'document.moved_away': text('Belgeyi başka davaya taşıdı', 'Moved a document to another case'),
  'document.moved_here': text('Belgeyi başka davadan taşıdı', 'Moved a document here from another case'),
  'document.copied_away': text('Belgeyi başka davaya kopyaladı', 'Copied a document to another case'),
  'document.copied_here': text('Belgeyi başka davadan kopyaladı', 'Copied a document here from another case'),
})
