/** Words of invoices, and amounts as each language writes them. */
import type { Language } from '@mizan/platform/call'

export const invoiceWords = {
  tr: {
    invoice: 'Fatura',
    creditNote: 'İade faturası',
    seller: 'Satıcı',
    buyer: 'Alıcı',
    taxId: 'Vergi no',
    identityNumber: 'Kimlik no',
    passportNumber: 'Pasaport no',
    taxOffice: 'Vergi dairesi',
    description: 'Açıklama',
    net: 'Matrah',
    vat: 'KDV',
    gross: 'Vergiler dâhil toplam',
    withheld: 'Tevkif edilen KDV',
    total: 'Ödenecek tutar',
    notice: 'Bu belge e-Arşiv/e-Fatura kaydının görüntüsüdür; kaydın kendisi UBL-TR biçimindedir.',
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    seller: 'Seller',
    buyer: 'Buyer',
    taxId: 'Tax no.',
    identityNumber: 'Identity no.',
    passportNumber: 'Passport no.',
    taxOffice: 'Tax office',
    description: 'Description',
    net: 'Net amount',
    vat: 'VAT',
    gross: 'Total with VAT',
    withheld: 'VAT withheld by the buyer',
    total: 'Amount to pay',
    notice: 'This document shows the e-Arşiv/e-Fatura record; the record itself is in UBL-TR.',
  },
} as const

export const receiptWords = {
  tr: {
    title: 'Tahsilat makbuzu',
    payee: 'Tahsil eden',
    payer: 'Ödeyen',
    what: 'Konu',
    order: 'Sipariş no',
    how: 'Ödeme şekli',
    invoices: 'Faturalar',
    refunded: 'İade edilen',
    paid: 'Ödenen tutar (KDV dâhil)',
    notice: 'Bu makbuz ödemenin alındığını gösterir; fatura yerine geçmez.',
    methods: {
      card: 'Kart',
      storedCard: 'Kayıtlı kart',
      wallet: 'Apple Pay',
      transfer: 'Havale / EFT',
      balance: 'Bakiye',
    },
  },
  en: {
    title: 'Payment receipt',
    payee: 'Received by',
    payer: 'Paid by',
    what: 'For',
    order: 'Order no.',
    how: 'Paid with',
    invoices: 'Invoices',
    refunded: 'Refunded',
    paid: 'Amount paid (with VAT)',
    notice: 'This receipt shows that the payment was received; it is not an invoice.',
    methods: {
      card: 'Card',
      storedCard: 'Saved card',
      wallet: 'Apple Pay',
      transfer: 'Bank transfer',
      balance: 'Balance',
    },
  },
} as const

export function writtenAmount(amount: string, language: Language): string {
  const [whole = '', part = '00'] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'tr' ? '.' : ',')
  const figure = `${amount.startsWith('-') ? '−' : ''}${grouped}${language === 'tr' ? ',' : '.'}${part}`
  return language === 'tr' ? `${figure} ₺` : `₺${figure}`
}
