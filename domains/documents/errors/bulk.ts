/** Failures of calls about several documents. */
export const bulkErrors = {
  'document.same_case': {
    status: 422,
    tr: 'Belge zaten bu davada. Başka bir dava seçin.',
    en: 'The document is in this case already. Choose another one.',
  },
  'document.zip_too_large': {
    status: 422,
    tr: 'Seçilen belgeler toplam {{size}} MB; tek ZIP en çok {{most}} MB olabilir. Daha az belge seçin.',
    en: 'The selected documents total {{size}} MB; a ZIP can have at most {{most}} MB. Select fewer.',
  },
} as const
