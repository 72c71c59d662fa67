/** Why a document is not shown, converted or compared. */
import { defineErrors } from '@mizan/platform/contract'

const error = (status: number, tr: string, en: string) => ({ status, tr, en })

export const previewErrors = defineErrors({
  'document.not_shown': error(
    415,
    'Bu tür burada gösterilemiyor. İndirip kendi programında açın.',
    'This type cannot be shown here. Download it and open it in its own program.',
  ),
  'document.has_macros': error(
    415,
    'Makro içeren dosya burada açılmaz, yalnız indirilir.',
    'A file with macros is not opened here; it can only be downloaded.',
  ),
  'document.too_large_to_show': error(
    413,
    'Belge burada gösterilemeyecek kadar büyük. İndirip açın.',
    'The document is too large to be shown here. Download it.',
  ),
  'document.took_too_long': error(
    422,
    'Belgeyi açmak çok uzun sürdü. Birazdan yeniden açın ya da indirip kendi programında açın.',
    'Opening the document took too long. Open it again in a moment, or download it.',
  ),
  'document.unreadable': error(
    422,
    'Belgenin içeriği okunamadı; dosya bozuk olabilir. İndirip kendi programında deneyin.',
    'The content of the document could not be read; the file may be damaged. Download it and try its own program.',
  ),
  'document.unsafe': error(
    422,
    'Belge, zararlı dosyalarda görülen bir yapı içerdiği için açılmadı.',
    'The document was not opened, because it has a structure that is found in harmful files.',
  ),
  'document.password_protected': error(
    422,
    'Belge parolayla korunuyor. İndirip parolasıyla açın.',
    'The document is protected by a password. Download it and open it with its password.',
  ),
  'document.no_text': error(
    422,
    'Belgede metin yok; taranmış sayfalardan oluşuyor olabilir.',
    'The document has no text; it may consist of scanned pages.',
  ),
  'document.not_converted': error(
    415,
    'Bu belge istenen türe dönüştürülemiyor.',
    'This document cannot be converted to that type.',
  ),
  'document.not_compared': error(
    415,
    'Yalnız metin belgelerinin sürümleri karşılaştırılabilir: UDF, DOCX, PDF, TXT.',
    'Only versions of text documents can be compared: UDF, DOCX, PDF, TXT.',
  ),
})
