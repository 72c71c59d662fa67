/** The row that makes one PDF of several documents of a case. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { MadeExhibits, NewExhibits } from '../schemas/exhibits.ts'
import { group, ofStore, refusals, sampleCase, shown, writing } from './access.ts'

export const exhibitRows = defineRows({
  'documents.makeExhibits': {
    group,
    params: CaseId,
    method: 'POST',
    path: '/case-management/{caseId}/documents/exhibits',
    access: writing,
    summary:
      'Makes one PDF of documents, with a list in front, bookmarks and page stamps, and adds it to the case; names each document that cannot be included',
    body: NewExhibits,
    price: priceOfBody(NewExhibits, ({ exhibits }) => 5 + exhibits.length),
    answer: MadeExhibits,
    errors: [
      ...refusals,
      'document.not_found',
      'document.name_missing',
      'document.exhibits_refused',
      'document.exhibits_too_large',
      'document.exhibits_too_long',
      'document.too_large_to_show',
      'document.took_too_long',
      'document.unreadable',
      'document.unsafe',
      'document.password_protected',
      'document.too_many',
      'document.type_mismatch',
      'document.store_full',
      'document.office_full',
      'document.disk_nearly_full',
      ...ofStore,
    ],
    fails: { tr: 'Ek listesi hazırlanamadı.', en: 'Failed to make the PDF of exhibits.' },
    renews: shown,
    sample: {
      params: sampleCase,
      body: {
        name: 'Ekler',
        word: 'annex',
        isStamped: true,
        exhibits: [{ documentId: 'sample', title: 'Kira sözleşmesi' }],
      },
    },
  },
})
