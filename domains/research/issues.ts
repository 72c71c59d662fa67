/** What is wrong with a field, by the name of its rule in the schemas. */
import { defineIssues } from '@mizan/platform/contract'

export const researchIssues = defineIssues({
  'dates.reversed': {
    tr: 'Bitiş tarihi başlangıç tarihinden önce olamaz.',
    en: 'The end date cannot be before the start date.',
  },
  'citation.one_kind': {
    tr: 'Bir kanun ya da bir kararın esas veya karar numarasını verin; ikisini birlikte değil.',
    en: 'Give a law, or the case or decision number of a decision, and not both.',
  },
  'dates.undated': {
    tr: 'Tarihi bilinmeyen kararlar bir tarih aralığıyla birlikte aranamaz.',
    en: 'Decisions without a date cannot be searched within a range of dates.',
  },
})
