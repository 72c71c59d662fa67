/** Errors of calculators: refusals of calculations, and fields with wrong values. */
import { defineErrors, defineIssues } from '@mizan/platform/contract'
import { type RefusalCode, refusals } from './data/refusals.ts'

/** The input can be read but gives no result. */
const refused = Object.fromEntries(
  Object.entries(refusals).map(([code, says]) => [code, { status: 422, ...says }]),
) as Record<RefusalCode, { status: number; tr: string; en: string }>

const ofFigures = {
  'figures.change_not_found': {
    status: 404,
    tr: 'Bu öneri bulunamadı.',
    en: 'This proposal was not found.',
  },
  'figures.settled': {
    status: 409,
    tr: 'Bu öneri bu arada onaylanmış ya da geri çekilmiş.',
    en: 'This proposal has been confirmed or withdrawn meanwhile.',
  },
  'figures.own_change': {
    status: 409,
    tr: 'Kendi önerinizi onaylayamazsınız. İkinci bir yetkili onaylamalı.',
    en: 'You cannot confirm your own proposal. A second person of staff has to.',
  },
  'figures.no_such_row': {
    status: 409,
    tr: 'Bitirilecek ya da taşınacak satır yok. Tabloyu ve başlangıç gününü denetleyin.',
    en: 'There is no such figure to end or move. Check the table and its first day.',
  },
} as const

export const calculatorsErrors = defineErrors({ ...refused, ...ofFigures })

export const calculatorsIssues = defineIssues({
  'figures.value': {
    tr: 'Değer, noktalı bir ondalık sayı olmalı, örneğin 31 ya da 39.75.',
    en: 'The value must be a decimal number with a point, such as 31 or 39.75.',
  },
  'figures.decimals': {
    tr: 'Lira ve yüzde en çok iki ondalıkla yazılır, örneğin 732.00 ya da 39.75.',
    en: 'Lira and percentages have at most two decimal places, such as 732.00 or 39.75.',
  },
  'figures.reversed': {
    tr: 'Son gün, ilk günden önce olamaz.',
    en: 'The last day cannot be before the first one.',
  },
  'figures.source': {
    tr: 'Kaynak yazın: kanun ve madde, Resmî Gazete ya da açıklama.',
    en: 'Enter a source: law and article, official gazette, or words.',
  },
  'calculators.day': {
    tr: 'Gün, 1900 ile 2099 arasında, takvimde olan bir gün olmalı.',
    en: 'The day must be one of the calendar between 1900 and 2099.',
  },
  'calculators.missing': {
    tr: 'Bu alan eksik.',
    en: 'This field is missing.',
  },
  'calculators.whole': {
    tr: 'Bir tam sayı olmalı, örneğin 7.',
    en: 'It must be a whole number, such as 7.',
  },
  'calculators.amount': {
    tr: 'Tutar sıfırdan büyük ve 10 milyar altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The amount must be above zero and below ten billion, with at most two digits after the point.',
  },
  'calculators.amount_form': {
    tr: 'Tutarı 1250.50 gibi yazın: binlik ayırıcı olmadan, kuruştan önce nokta ile.',
    en: 'Write the amount like 1250.50: no thousands separators, a point before the decimals.',
  },
  'calculators.amount_or_zero': {
    tr: 'Tutar sıfır ya da üzeri ve 10 milyar altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The amount must be zero or more and below ten billion, with at most two digits after the point.',
  },
  'calculators.rate': {
    tr: 'Oran 0 ile 1000 arasında bir yüzde olmalı, örneğin 24 ya da 39.75.',
    en: 'The rate must be a percentage from 0 to 1000, such as 24 or 39.75.',
  },
  'calculators.hours': {
    tr: 'Saat, en çok iki ondalıklı bir sayı olmalı, örneğin 10 ya da 7.5.',
    en: 'Hours must be a number with at most two decimal places, such as 10 or 7.5.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<RefusalCode | keyof typeof ofFigures, true> {}
}
