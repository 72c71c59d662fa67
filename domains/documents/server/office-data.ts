/** The tables of documents that an administrator may take out of the office; its files are an export of their own. */
import { column, type OfficeTable } from '@mizan/platform/domain'
import { kindNames } from '../data/types.ts'
import { allDocuments, allReads, allVersions } from './store/office-data.ts'

export const documentOfficeData: OfficeTable[] = [
  {
    name: 'documents',
    title: { tr: 'Belgeler', en: 'Documents' },
    columns: {
      id: column('text', 'Kimlik', 'Id'),
      caseId: column('text', 'Dava kimliği', 'Id of the case'),
      name: column('text', 'Ad', 'Name'),
      kind: column('text', 'Tür', 'Kind', { words: kindNames }),
      description: column('text', 'Açıklama', 'Description'),
      versions: column('number', 'Sürüm', 'Versions'),
      createdBy: column('person', 'Ekleyen', 'Added by'),
      createdAt: column('instant', 'Eklenme', 'Added'),
    },
    rows: ({ officeId }) => allDocuments(officeId),
  },
  {
    name: 'documentVersions',
    title: { tr: 'Belge sürümleri', en: 'Versions of documents' },
    columns: {
      id: column('text', 'Kimlik', 'Id'),
      documentId: column('text', 'Belge kimliği', 'Id of the document'),
      number: column('number', 'Sürüm', 'Version'),
      fileName: column('text', 'Dosya adı', 'File name'),
      contentType: column('text', 'İçerik türü', 'Content type'),
      size: column('number', 'Boyut (bayt)', 'Size (bytes)'),
      sha256: column('text', 'SHA-256', 'SHA-256'),
      hasMacros: column('yesNo', 'Makro içerir', 'Has macros'),
      comment: column('text', 'Açıklama', 'Comment'),
      createdBy: column('person', 'Ekleyen', 'Added by'),
      createdAt: column('instant', 'Eklenme', 'Added'),
    },
    rows: ({ officeId }) => allVersions(officeId),
  },
  {
    name: 'documentReads',
    title: { tr: 'Belge okumaları', en: 'Readings of documents' },
    columns: {
      documentId: column('text', 'Belge kimliği', 'Id of the document'),
      versionId: column('text', 'Sürüm kimliği', 'Id of the version'),
      person: column('person', 'Kişi', 'Person'),
      day: column('day', 'Gün', 'Day'),
      firstAt: column('instant', 'İlk', 'First'),
      lastAt: column('instant', 'Son', 'Last'),
    },
    rows: ({ officeId }) => allReads(officeId),
  },
]
