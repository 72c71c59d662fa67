/** What a statement of account says, in either form of file. */
import type { Booking, Sums } from '../../rules/statement.ts'
import type { PaymentType, Period } from '../../schemas.ts'

export interface StatementLine extends Booking {
  description: string
  paymentType: PaymentType | null
  /** Of the case that a service was for, if whoever asks may read it. */
  caseTitle: string | null
  balance: string
}

export interface Statement extends Sums {
  office: string
  client: string
  period: Period
  lines: readonly StatementLine[]
}

export type Language = 'tr' | 'en'

const tr = {
  title: 'Hesap ekstresi',
  client: 'Müvekkil',
  period: 'Dönem',
  date: 'Tarih',
  description: 'Açıklama',
  case: 'Dava',
  way: 'Ödeme şekli',
  service: 'Hizmet',
  payment: 'Tahsilat',
  balance: 'Bakiye',
  opening: 'Devreden bakiye',
  total: 'Toplam',
  closing: 'Kapanış bakiyesi',
  owes: 'borçlu',
  advance: 'avansı var',
  settled: 'borcu yok',
}

const en: typeof tr = {
  title: 'Statement of account',
  client: 'Client',
  period: 'Period',
  date: 'Date',
  description: 'Description',
  case: 'Case',
  way: 'Paid by',
  service: 'Service',
  payment: 'Payment',
  balance: 'Balance',
  opening: 'Opening balance',
  total: 'Total',
  closing: 'Closing balance',
  owes: 'owes',
  advance: 'in advance',
  settled: 'owes nothing',
}

export const wordsOf = (language: Language): typeof tr => (language === 'en' ? en : tr)

/** As the language writes a day: 03.12.2026 or 03/12/2026. */
export const writtenDay = (date: string, language: Language): string =>
  date
    .split('-')
    .reverse()
    .join(language === 'en' ? '/' : '.')

const formatIn = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
const formats = { tr: formatIn('tr-TR'), en: formatIn('en-GB') }

/** The decimal text in figures; as a number it could lose some. */
export const figures = (amount: string, language: Language): string =>
  formats[language].format(amount as `${number}`)
