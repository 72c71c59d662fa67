import { defineIssues } from '@mizan/platform/contract'

/** Failures of the call that makes one PDF of exhibits. */
export const exhibitErrors = {
  'document.exhibits_refused': {
    status: 422,
    tr: 'PDF hazırlanmadı, çünkü şu belgeler eklenemiyor: {{documents}}. Listeden çıkarın ya da yenileriyle değiştirin.',
    en: 'The PDF was not made, because these documents cannot be included: {{documents}}. Take them off the list, or replace them.',
  },
  'document.exhibits_too_large': {
    status: 422,
    tr: 'Seçilen belgeler tek PDF için çok büyük ({{size}} MB); en çok {{most}} MB olabilir. Birkaç PDF’ye bölün.',
    en: 'The selected documents are too large for one PDF ({{size}} MB); it can have at most {{most}} MB. Make several.',
  },
  'document.exhibits_too_long': {
    status: 422,
    tr: 'PDF {{pages}} sayfa olurdu; en çok {{most}} sayfa olabilir. Birkaç PDF’ye bölün.',
    en: 'The PDF would have {{pages}} pages; it can have at most {{most}}. Make several.',
  },
} as const

export const exhibitIssues = defineIssues({
  'exhibits.twice': {
    tr: '{{later}}. sıradaki belge {{earlier}}. sırada da var. Bir belge listede yalnızca bir kez yer alabilir.',
    en: 'The document at number {{later}} is also at number {{earlier}}. A document can be listed only once.',
  },
})
