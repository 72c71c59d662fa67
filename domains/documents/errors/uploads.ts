/** Failures of uploads that come in parts. */
export const uploadErrors = {
  'document.upload_not_found': {
    status: 404,
    tr: 'Yükleme bulunamadı ya da süresi doldu. Dosyayı yeniden seçin.',
    en: 'The upload was not found or has expired. Choose the file again.',
  },
  'document.upload_incomplete': {
    status: 409,
    tr: 'Dosyanın tamamı henüz gelmedi.',
    en: 'The file has not arrived completely yet.',
  },
  'document.uploads_many': {
    status: 409,
    tr: 'Çok sayıda yarım kalmış yükleme var (en çok {{most}} dosya, toplam 2,5 GB). Bitirin ya da listeden çıkarın.',
    en: 'Too many unfinished uploads (at most {{most}}, 2.5 GB in all). Finish them, or remove them from the list.',
  },
} as const
