/** Days, amounts and ways of payment as papers and messages write them. */
import { expenseTypeNames, paymentDetailNames, paymentTypeNames } from '../data/words.ts'
import type { LedgerLine } from '../schemas.ts'

export type Language = 'tr' | 'en'
export type Way = Pick<LedgerLine, 'paymentType' | 'paymentDetail' | 'expenseType'>

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

/** How money changed hands or what was spent, as the words beside the description. */
export function wayOf({ paymentType, paymentDetail, expenseType }: Way, language: Language): string | null {
  if (paymentDetail) return paymentDetailNames[paymentDetail][language]
  if (paymentType) return paymentTypeNames[paymentType][language]
  return expenseType ? expenseTypeNames[expenseType][language] : null
}
