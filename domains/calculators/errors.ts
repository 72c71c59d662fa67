/** Errors of calculators: what a calculation refuses, and fields that are not what they should be. */
import { defineErrors, defineIssues } from '@mizan/platform/contract'
import { type RefusalCode, refusals } from './data/refusals.ts'

/** The input can be read but nothing follows from it. */
const refused = Object.fromEntries(
  Object.entries(refusals).map(([code, says]) => [code, { status: 422, ...says }]),
) as Record<RefusalCode, { status: number; tr: string; en: string }>

export const calculatorsErrors = defineErrors(refused)

export const calculatorsIssues = defineIssues({
  'calculators.day': {
    tr: 'Gün, 1900 ile 2099 arasında, takvimde olan bir gün olmalı.',
    en: 'The day must be one of the calendar between 1900 and 2099.',
  },
  'calculators.amount': {
    tr: 'Tutar sıfırdan büyük ve 10 milyar altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The amount must be above zero and below ten billion, with at most two digits after the point.',
  },
  'calculators.amount_or_zero': {
    tr: 'Tutar sıfır ya da üzeri ve 10 milyar altında olmalı; kuruş en çok iki rakamla yazılır.',
    en: 'The amount must be zero or more and below ten billion, with at most two digits after the point.',
  },
  'calculators.rate': {
    tr: 'Oran 0 ile 1000 arasında bir yüzde olmalı, örneğin 24 ya da 39.75.',
    en: 'The rate must be a percentage from 0 to 1000, such as 24 or 39.75.',
  },
})

declare module '@mizan/platform/contract/names' {
  interface ErrorCodes extends Record<RefusalCode, true> {}
}
