import { defineErrors } from '@mizan/platform/contract'

const file = (status: number, tr: string, en: string) => ({ status, tr, en })

export const transferErrors = defineErrors({
  'import.not_found': file(
    404,
    'Aktarım bulunamadı. Tabloyu yeniden yükleyin.',
    'The import was not found. Upload the table again.',
  ),
  'import.still_reading': file(
    409,
    'Önceki tablonuz hâlâ okunuyor. Okunması bitince yeniden yükleyin.',
    'Your previous table is still being read. Upload this one when that is done.',
  ),
  'import.kind_not_permitted': file(
    403,
    'Müvekkil aktarmak için müvekkillere yazma yetkisi gerekir. Yetkiyi büro yöneticiniz verir.',
    'Importing clients needs the right to write clients. An administrator of the office gives it.',
  ),
  'import.undo_not_permitted': file(
    403,
    'Bu aktarım müvekkil ekledi. Geri almak için müvekkillere yazma yetkisi gerekir; yetkiyi büro yöneticiniz verir.',
    'This import added clients. Undoing it needs the right to write clients, which an administrator of the office gives.',
  ),
  'import.mapping_invalid': file(
    422,
    'Sütun eşlemesi eksik ya da bir alan iki kez seçilmiş. Eşlemeyi tamamlayıp yeniden deneyin.',
    'The mapping of the columns is incomplete, or a field is chosen twice. Complete it and try again.',
  ),
  'import.not_now': file(
    409,
    'Aktarım başka bir adıma geçmiş. Ekranı yenileyip durumuna bakın.',
    'The import is at another step. Reload the screen and look at its state.',
  ),
  'import.changed': file(
    409,
    'Denemeden sonra büronun kayıtları değişti. Yeniden deneyin.',
    'The records of the office have changed since the dry run. Repeat it.',
  ),
  'import.conflicts_unseen': file(
    409,
    'Benzer kayıtları gördüğünüzü işaretleyin.',
    'Confirm that you have seen the similar names.',
  ),
  'import.used': file(
    409,
    'Aktarılan kayıtlardan {{count}} tanesi sonradan değişti ya da kullanıldı; aktarım geri alınamaz.',
    'Imported records that were changed or used since: {{count}}. The import cannot be undone.',
  ),
  'import.empty': file(
    422,
    'Tabloda başlık satırının altında dolu satır yok.',
    'The table has no row with content below its headings.',
  ),
  'import.unreadable': file(
    422,
    'Dosya okunamadı. Excel’de açıp .xlsx ya da .csv olarak yeniden kaydedin.',
    'The file cannot be read. Open it in Excel and save it again as .xlsx or .csv.',
  ),
  'import.protected_or_old': file(
    422,
    'Dosya parolalı ya da eski .xls biçiminde. Parolasız .xlsx olarak kaydedin.',
    'The file has a password or is an old .xls file. Save it as .xlsx without a password.',
  ),
  'import.web_page': file(
    422,
    'Bu dosya bir web sayfası ve içinde okunabilen bir tablo yok. Excel’de açıp .xlsx olarak kaydedin.',
    'This file is a web page without a table that can be read. Open it in Excel and save it as .xlsx.',
  ),
  'import.pdf': file(
    422,
    'PDF tablo olarak okunamaz. Tabloyu aldığınız programdan .xlsx ya da .csv olarak indirin.',
    'A PDF cannot be read as a table. Download it from its program as .xlsx or .csv.',
  ),
  'import.too_large': file(
    422,
    'Tablo çok büyük (en çok 10 MB, açılmış hâliyle 64 MB). Biçimleri ve fazla sayfaları silip ya da bölerek yükleyin.',
    'The table is too large (10 MB at most, 64 MB unpacked). Delete formats and other sheets, or split it.',
  ),
  'import.too_many_rows': file(
    422,
    'Tabloda 20.000’den fazla satır var. Bölerek yükleyin.',
    'The table has more than 20,000 rows. Split it.',
  ),
  'import.too_many_columns': file(
    422,
    'Tabloda 100’den fazla sütun var. Gerekmeyenleri silin.',
    'The table has more than 100 columns. Delete those that are not needed.',
  ),
  'import.cell_too_long': file(
    422,
    'Bir hücrede 20.000’den fazla karakter var. Kısaltıp yeniden yükleyin.',
    'A cell has more than 20,000 characters. Shorten it and upload the table again.',
  ),
  'export.administrators_only': file(
    403,
    'Büronun tamamını yalnızca yönetici rolündekiler dışa aktarabilir.',
    'Only people with the role of an administrator can export the whole office.',
  ),
  'export.not_found': file(
    404,
    'Dışa aktarım bulunamadı. Yenisini başlatın.',
    'The export was not found. Start a new one.',
  ),
  'export.running': file(
    409,
    'Büronun bir dışa aktarımı sürüyor. Bitmesini bekleyin ya da onu iptal edin.',
    'An export of the office is running. Wait for it to end, or cancel it.',
  ),
  'export.not_now': file(409, 'Bu dışa aktarım artık sürmüyor.', 'This export is no longer running.'),
  'export.gone': file(
    410,
    'Dosya silinmiş: dışa aktarımlar 24 saat saklanır. Yenisini başlatın.',
    'The file was removed: exports are kept for 24 hours. Start a new one.',
  ),
  'export.damaged': file(
    410,
    'Dosya saklandığı gibi değil: bozulmuş ya da değiştirilmiş. Hiçbir bölümü verilmedi. Yenisini başlatın.',
    'The file is not as it was stored: it was damaged or altered. No part of it was given. Start a new one.',
  ),
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<keyof typeof transferErrors, true> {}
}
