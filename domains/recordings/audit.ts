/**
 * Entries about recordings; each is about its case, in whose history it is shown. They contain nothing of the spoken
 * words, because the record is not encrypted.
 */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const about: EntryDetail = { field: 'case' }
const name: EntryDetail = { field: 'recording' }

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

const text = (tr: string, en: string, ...shows: readonly EntryDetail[]) => ({
  says: { tr, en },
  shows: [about, name, ...shows],
  permission,
})

export const recordingAudit = defineAudit({
  'recording.added': text('Ses kaydı ekledi', 'Added a recording'),
  'recording.dropped': text('Yarım kalan ses kaydını sildi', 'Removed an unfinished recording'),
  'recording.renamed': text('Ses kaydının adını değiştirdi', 'Renamed a recording', {
    field: 'nameBefore',
    label: { tr: 'Önceki ad: {{value}}', en: 'Name before: {{value}}' },
  }),
  'recording.transcript_saved': text('Ses kaydının metnini kaydetti', 'Saved the transcript of a recording'),
  'recording.transcribed': text('Ses kaydı yazıya döküldü', 'A recording was transcribed'),
  'recording.deleted': text('Ses kaydını çöp kutusuna attı', 'Moved a recording to the bin'),
  'recording.restored': text('Ses kaydını geri yükledi', 'Restored a recording'),
  'recording.removed': text('Ses kaydı kalıcı silindi', 'A recording was removed for good'),
})

/** Entries that are about the office and no case. */
export const recordingOfficeAudit = defineAudit({
  'recording.consent_changed': {
    says: {
      tr: 'Kayıt öncesi rıza hatırlatmasını değiştirdi',
      en: 'Changed the reminder of consent before recordings',
    },
    shows: [{ field: 'after', words: { on: { tr: 'Açık', en: 'On' }, off: { tr: 'Kapalı', en: 'Off' } } }],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions
    extends Record<keyof typeof recordingAudit | keyof typeof recordingOfficeAudit, true> {}
}
