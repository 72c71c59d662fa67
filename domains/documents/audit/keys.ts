/** Entries about the key of the office. They name no document. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const files: EntryDetail = { field: 'files', label: { tr: 'Dosya: {{value}}', en: 'Files: {{value}}' } }
const recovery: EntryDetail = {
  field: 'how',
  words: {
    passphrase: { tr: 'Parolayla', en: 'With the passphrase' },
    recovery: { tr: 'Kurtarma anahtarıyla', en: 'With the recovery key' },
  },
}

export const keyAudit = defineAudit({
  'document.key_taken': {
    says: { tr: 'Belgelerin anahtarını büroya aldı', en: 'Took the key of the documents into the office' },
    shows: [files],
  },
  'document.key_opened': {
    says: { tr: 'Belgelerin kilidini açtı', en: 'Unlocked the documents' },
    shows: [recovery],
  },
  'document.key_closed': { says: { tr: 'Belgeleri kilitledi', en: 'Locked the documents' }, shows: [] },
  'document.key_changed': {
    says: { tr: 'Belgelerin parolasını değiştirdi', en: 'Changed the passphrase of the documents' },
    shows: [recovery, files],
  },
  'document.key_given_back': {
    says: {
      tr: 'Belgelerin anahtarını Mizan’a geri verdi',
      en: 'Gave the key of the documents back to Mizan',
    },
    shows: [recovery, files],
  },
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof keyAudit, true> {}
}
