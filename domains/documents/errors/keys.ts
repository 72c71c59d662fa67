/** What goes wrong with the keys of stored files. */
import { defineErrors } from '@mizan/platform/contract'

export const keyErrors = defineErrors({
  'document.key_unavailable': {
    status: 503,
    tr: 'Bu sunucu, belgenin anahtarını açamıyor. Belge duruyor; hizmetin yöneticisine haber verin.',
    en: 'This server cannot open the key of the document. The document is kept; tell the operator of the service.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof keyErrors, true> {}
}
