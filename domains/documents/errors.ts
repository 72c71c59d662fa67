import { defineErrors } from '@mizan/platform/contract'
import { bulkErrors } from './errors/bulk.ts'
import { exhibitErrors } from './errors/exhibits.ts'
import { keyErrors } from './errors/keys.ts'
import { previewErrors } from './errors/preview.ts'
import { uploadErrors } from './errors/uploads.ts'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const documentErrors = defineErrors({
  ...keyErrors,
  ...previewErrors,
  ...uploadErrors,
  ...bulkErrors,
  ...exhibitErrors,
  'document.not_found': error(
    404,
    'Belge bulunamadı; silinmiş olabilir.',
    'The document was not found; it may have been deleted.',
  ),
  'document.version_not_found': error(
    404,
    'Belgenin bu sürümü bulunamadı.',
    'This version of the document was not found.',
  ),
  'document.type_not_allowed': error(
    415,
    'Bu tür kabul edilmiyor: {{extension}}',
    'This type is not accepted: {{extension}}',
  ),
  'document.type_mismatch': error(
    415,
    'Dosyanın içeriği {{extension}} değil. Doğru adıyla kaydedip yeniden yükleyin.',
    'The content of the file is not {{extension}}. Save it under its right name and upload it again.',
  ),
  'document.other_kind': error(
    409,
    'Yeni sürüm başka türden bir dosya. Ayrı bir belge olarak yükleyin.',
    'The new version is another kind of file. Upload it as a document of its own.',
  ),
  'document.empty': error(422, 'Dosya boş.', 'The file is empty.'),
  'document.name_missing': error(422, 'Belgenin bir adı olmalı.', 'The document needs a name.'),
  'document.name_taken': error(
    409,
    'Bu adda belge var: {{name}}. Yeni sürümü olarak yükleyin ya da ikisini de tutun.',
    'There is a document with this name: {{name}}. Upload a new version of it, or keep both.',
  ),
  'document.nothing_changed': error(
    422,
    'Yeni bir dosya seçin ya da açıklama yazın.',
    'Choose a new file, or write a comment.',
  ),
  'document.too_many': error(
    409,
    'Bir davada en çok {{most}} belge, bir belgede en çok {{versions}} sürüm olabilir.',
    'A case can have at most {{most}} documents, and a document at most {{versions}} versions.',
  ),
  'document.search_too_broad': error(
    422,
    'Bu arama çok geniş. Daha uzun sözcükler yazın ya da yıldızları azaltın.',
    'This search is too broad. Type longer words, or fewer asterisks.',
  ),
  'document.store_full': error(
    507,
    'Depolama alanında yer kalmadı; dosya saklanmadı. Hizmetin yöneticisine haber verin.',
    'The storage has no space left; the file was not stored. Tell the operator of the service.',
  ),
  'document.office_full': error(
    409,
    'Büronun depolama alanı dolu (en çok {{most}} GB); dosya saklanmadı. Gerekmeyen belge ve kayıtları silin; çöp kutusundakiler 30 gün sonra yer açar. Daha çok alan için büro yöneticinize başvurun.',
    'The storage of your office is full (at most {{most}} GB); the file was not stored. Delete documents and recordings that are not needed; those in the bin make room after 30 days. For more room, ask the administrator of your office.',
  ),
  'document.disk_nearly_full': error(
    507,
    'Depolama alanı dolmak üzere ve büronuz son 24 saatte çok yer kullandı; bu dosya saklanmadı. Daha küçük bir dosya deneyin ya da yarın yeniden yükleyin; acilse hizmetin yöneticisine haber verin.',
    'The storage is nearly full, and your office has stored much in the last 24 hours; this file was not stored. Try a smaller file, or upload it again tomorrow; if it is urgent, tell the operator of the service.',
  ),
  'document.store_unavailable': error(
    503,
    'Dosyaların saklandığı yere ulaşılamıyor. Birazdan yeniden deneyin.',
    'The place where files are stored cannot be reached. Try again in a moment.',
  ),
  'document.damaged': error(
    410,
    'Saklanan dosya eksik ya da bozuk. Büro yöneticinize haber verin.',
    'The stored file is missing or damaged. Tell the administrator of your office.',
  ),
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof documentErrors, true> {}
}
