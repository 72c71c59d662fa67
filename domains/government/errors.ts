import { defineErrors, defineIssues } from '@mizan/platform/contract'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const governmentErrors = defineErrors({
  'government.not_linked': error(
    404,
    'Bu UYAP dosyası büronuzdaki bir davaya bağlı değil. Önce dosyayı bir davaya bağlayın.',
    'This court file is not linked to a case of your office. Link it to a case first.',
  ),
  'government.elsewhere': error(
    409,
    'Bu UYAP dosyası büronuzda yazma hakkınız olmayan bir davaya bağlı. Dosyayı o davada çalışan meslektaşınız eşitleyebilir; hak için büro yöneticinize başvurun.',
    'This court file is linked to a case of your office that you may not edit. A colleague who works on that case can sync it; ask your administrator for the right.',
  ),
  'government.ambiguous': error(
    409,
    'Bu mahkeme ve numarayla birden çok UYAP dosyası var. Önce evrak listesini gönderin (verify-files).',
    'Several court files have this court and number. Send the list of documents first (verify-files).',
  ),
  'government.other_file': error(
    409,
    'Bu kimlik başka bir dosyanın ya da başka numaralı bir evrakın. Önce evrak listesini yeniden gönderin (verify-files).',
    'This id belongs to another court file or to a document with another number. Send the list of documents again first (verify-files).',
  ),
  'government.file_unknown': error(
    404,
    'Ekin bağlı olduğu evrak bulunamadı. Önce evrak listesini gönderin (verify-files).',
    'The document of this attachment was not found. Send the list of documents first (verify-files).',
  ),
  'government.too_many': error(
    409,
    'Bir UYAP dosyası en çok {{most}} evrak tutabilir.',
    'A court file can hold {{most}} documents at most.',
  ),
})

export const governmentIssues = defineIssues({
  'government.cannot_be_null': { tr: 'Bu alan boş olamaz.', en: 'This field cannot be null.' },
  'government.case_no': {
    tr: 'Dosya numarası yıl/sıra biçiminde yazılır; örneğin 2026/1755.',
    en: 'The number of a court file is year/serial, such as 2026/1755.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof governmentErrors, true> {}
}
