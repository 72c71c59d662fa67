/** Failures of uploads that come in parts. */
export const uploadErrors = {
  'document.upload_not_found': {
    status: 404,
    tr: 'Yükleme bulunamadı; kaldırılmış ya da süresi dolmuş olabilir. Dosyayı yeniden seçin.',
    en: 'The upload was not found; it may have been removed or have expired. Choose the file again.',
  },
  'document.upload_finished': {
    status: 409,
    tr: 'Bu yükleme bitti ve belge oldu. İstemiyorsanız belgeyi davadan silin.',
    en: 'This upload is finished and has become a document. Delete the document if it is not wanted.',
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
