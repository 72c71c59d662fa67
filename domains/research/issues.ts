/** What is wrong with a field, by the name of its rule in the schemas. */
import { defineIssues } from '@mizan/platform/contract'

export const researchIssues = defineIssues({
  'dates.reversed': {
    tr: 'Bitiş tarihi başlangıç tarihinden önce olamaz.',
    en: 'The end date cannot be before the start date.',
  },
  'dates.undated': {
    tr: 'Tarihi bilinmeyen kararlar bir tarih aralığıyla birlikte aranamaz.',
    en: 'Decisions without a date cannot be searched within a range of dates.',
  },
})
