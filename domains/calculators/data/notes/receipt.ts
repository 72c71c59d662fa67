/** Notes on a receipt. */
import type { Words } from '@mizan/platform/contract'

export const receiptNotes = {
  'receipt.no_exact_gross': {
    tr: 'Her satır ayrı yuvarlandığından bu tutarı kuruşu kuruşuna veren bir brüt yok. En yakın iki brüt gösterildi.',
    en: 'Each line is rounded by itself, so no gross gives this amount to the kuruş. The two nearest ones are shown.',
  },
  'receipt.several_gross': {
    tr: 'Bu tutarı birden çok brüt verir; hepsi gösterildi.',
    en: 'Several gross fees give this amount; all are shown.',
  },
  'receipt.no_withholding': {
    tr: 'Stopaj yok: ödeyen, GVK m. 94’te sayılanlardan (kurum, tacir, serbest meslek erbabı …) değil.',
    en: 'Nothing is withheld: the payer is none of those in article 94 of the Income Tax Act (companies, traders, professionals …).',
  },
  'receipt.vat_rate_differs': {
    tr: 'Seçilen KDV oranı, bu iş için bu günde geçerli orandan farklı.',
    en: 'The VAT rate chosen is not the one that holds for this matter on this day.',
  },
  'receipt.tariff_includes_vat': {
    tr: 'Mahkemenin hükmettiği ya da tarifeye göre alınan ücrete KDV dâhildir (KDVK m. 20/4); böyle bir tutar için “KDV dâhil” seçin.',
    en: 'Fees that a court awards or a tariff sets include VAT (VAT Act, article 20/4); choose “VAT included” for them.',
  },
  'receipt.vat_withheld_who': {
    tr: 'KDV tevkifatı yalnız belirlenmiş alıcılarda (kamu idaresi, banka, sigorta, halka açık şirket …) yapılır; vekâlet sözleşmesine dayanan dava ve icra takibi kural olarak kapsam dışıdır, hukuki danışmanlıkta oran 9/10’dur (KDV Genel Uygulama Tebliği I/C-2.1.3.2.2).',
    en: 'VAT is withheld by designated buyers only (public bodies, banks, insurers, listed companies …). Lawsuits and enforcement under a power of attorney are as a rule outside; for legal advice it is 9/10 (VAT Communiqué, I/C-2.1.3.2.2).',
  },
  'receipt.below_vat_limit': {
    tr: 'KDV dâhil toplam, tevkifat sınırını aşmıyor; bu tutarda tevkifat yapılmaz.',
    en: 'The total with VAT is not above the limit for withholding VAT; none is withheld from such an amount.',
  },
  'receipt.person_withholds_vat': {
    tr: 'Gerçek kişi (nihaî tüketici) müvekkil KDV tevkifatı yapmaz; ödeyeni ya da oranı değiştirin.',
    en: 'A private person does not withhold VAT; change the payer or the ratio.',
  },
} as const satisfies Words

export type ReceiptNote = keyof typeof receiptNotes
