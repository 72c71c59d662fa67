import { defineErrors, defineIssues } from '@mizan/platform/contract'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const governmentErrors = defineErrors({
  'government.not_linked': error(
    404,
    'Bu UYAP dosyası büronuzdaki bir davaya bağlı değil. Önce onu bir davaya bağlayın.',
    'This court file is not linked to a case of your office. Link it to a case first.',
  ),
  'government.elsewhere': error(
    409,
    'Bu UYAP dosyası büronuzda yazma yetkiniz olmayan bir davaya bağlı. Onu o davada çalışan arkadaşınız eşitleyebilir; yetki için büro yöneticinize başvurun.',
    'This court file is linked to a case of your office that you may not edit. A colleague who works on that case can sync it; ask your administrator for the right.',
  ),
  'government.ambiguous': error(
    409,
    'Bu mahkeme ve numarayla birden çok UYAP dosyası var. Eşitlemeyi baştan başlatın.',
    'Several court files have this court and number. Start the sync again.',
  ),
  'government.other_file': error(
    409,
    'Bu kayıt başka bir UYAP dosyasına ya da başka numaralı bir belgeye ait. Eşitlemeyi baştan başlatın.',
    'This record belongs to another court file or to a document with another number. Start the sync again.',
  ),
  'government.file_unknown': error(
    404,
    'Ekin bağlı olduğu belge bulunamadı. Eşitlemeyi baştan başlatın.',
    'The document of this attachment was not found. Start the sync again.',
  ),
  'government.too_many': error(
    409,
    'Bir UYAP dosyasında en çok {{most}} belge olabilir.',
    'A court file can hold {{most}} documents at most.',
  ),
})

export const governmentIssues = defineIssues({
  'government.cannot_be_null': { tr: 'Bu alan boş olamaz.', en: 'This field cannot be null.' },
  'government.case_no': {
    tr: 'UYAP dosya numarasını yıl/sıra biçiminde yazın; örneğin 2026/1755.',
    en: 'The number of a court file is year/serial, such as 2026/1755.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof governmentErrors, true> {}
}
