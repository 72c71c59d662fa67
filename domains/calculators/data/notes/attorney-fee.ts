/** Notes on an attorney fee. */
import type { Words } from '@mizan/platform/contract'

export const feeNotes = {
  'fee.day': {
    tr: 'Hükmün verildiği ya da hukuki yardımın tamamlandığı gündeki tarife uygulandı (AAÜT m. 21).',
    en: 'The tariff of the day of the judgment, or on which the help was completed, was applied (tariff, article 21).',
  },
  'fee.newer': {
    tr: 'Uygulanan tarife bir yıldan eski. Yeni tarife yayımlanmış olabilir; Resmî Gazete’ye bakın.',
    en: 'The tariff that was applied is more than a year old. A newer one may have been published; look at the official gazette.',
  },
  'fee.range': {
    tr: 'Mahkeme, işin önemine göre bu ücretin üç katına kadar hükmedebilir (AAÜT m. 3/1).',
    en: 'The court may award up to three times this fee according to the weight of the matter (tariff, article 3/1).',
  },
  'fee.vat_included': {
    tr: 'Tarife ücretlerine KDV dâhildir (KDVK m. 20/4).',
    en: 'Fees of the tariff include VAT (VAT Act, article 20/4).',
  },
  'fee.alimony_rejected': {
    tr: 'Nafakanın reddedilen kısmı için ücrete hükmedilmez (AAÜT m. 9/2).',
    en: 'No fee is awarded for the part of alimony that was rejected (tariff, article 9/2).',
  },
  'fee.referred': {
    tr: 'Kanun gereği gönderme ve iş bölümü kararlarında ücrete hükmedilmez (AAÜT m. 7/3); idari yargıda dilekçenin reddi ve görevli mercie gönderilmesinde de (m. 15/2).',
    en: 'No fee is awarded when a file is sent elsewhere by law (tariff, article 7/3), nor, in administrative courts, when a petition is rejected or passed on (article 15/2).',
  },
  'fee.whole_rejection': {
    tr: 'Maktu ücret reddedilen tutarı aşıyor. Tutarı geçmeme kuralının (AAÜT m. 13/2) davanın tümden reddinde de uygulanıp uygulanmayacağı ayrıca değerlendirilmeli.',
    en: 'The fixed fee is above the rejected amount. Whether the cap of article 13/2 also holds when the whole lawsuit is rejected has to be considered.',
  },
  'fee.series_hearing': {
    tr: 'Duruşmalı seri davalarda bu indirim, dosyaların tüm duruşmaları aynı gün aynı mahkemede yapıldıysa uygulanır (AAÜT m. 22/1).',
    en: 'With hearings, this reduction applies if all hearings were on the same day at the same court (tariff, article 22/1).',
  },
  'fee.mediation_set_off': {
    tr: 'Aynı vekille dava açılırsa arabuluculukta ödenen maktu ücret davadaki asgari ücretten düşülür (AAÜT m. 16/2-ç).',
    en: 'If the same lawyer then sues, the fixed fee paid in mediation is deducted from the minimum fee of the lawsuit (tariff, article 16/2-ç).',
  },
} as const satisfies Words

export type FeeNote = keyof typeof feeNotes
