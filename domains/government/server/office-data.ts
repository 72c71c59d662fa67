/** The tables of court files that an administrator may take out of the office; their copies are documents. */
import { column, type OfficeTable } from '@mizan/platform/domain'
import { allCourtFiles, allGovernmentCases } from './store/office-data.ts'

export const governmentOfficeData: OfficeTable[] = [
  {
    name: 'courtFiles',
    title: { tr: 'UYAP dosyaları', en: 'Court files' },
    columns: {
      id: column('text', 'Kimlik', 'Id'),
      caseId: column('text', 'Dava kimliği', 'Id of the case'),
      court: column('text', 'Mahkeme', 'Court'),
      number: column('text', 'UYAP dosya no', 'Number'),
      type: column('text', 'Tür', 'Type'),
      status: column('text', 'Durum', 'Status'),
      openedOn: column('day', 'Açılış', 'Opened'),
      lastSyncedAt: column('instant', 'Son eşitleme', 'Last synced'),
      createdBy: column('person', 'Bağlayan', 'Linked by'),
      createdAt: column('instant', 'Bağlanma', 'Linked'),
    },
    rows: ({ officeId }) => allGovernmentCases(officeId),
  },
  {
    name: 'courtDocuments',
    title: { tr: 'UYAP belgeleri', en: 'Court documents' },
    columns: {
      id: column('text', 'Kimlik', 'Id'),
      courtFileId: column('text', 'UYAP dosyası kimliği', 'Id of the court file'),
      attachmentOf: column('text', 'Ekin belgesi', 'Attachment of'),
      domain: column('text', 'Bölüm', 'Domain'),
      number: column('text', 'Belge no', 'Number'),
      type: column('text', 'Tür', 'Type'),
      sender: column('text', 'Gönderen', 'Sender'),
      sentOn: column('day', 'Gönderilme', 'Sent'),
      approvedOn: column('day', 'Onay', 'Approved'),
      description: column('text', 'Açıklama', 'Description'),
      documentId: column('text', 'Belge kimliği', 'Id of the document'),
      sha256: column('text', 'SHA-256', 'SHA-256'),
      storedBy: column('person', 'Getiren', 'Fetched by'),
      storedAt: column('instant', 'Geliş', 'Fetched'),
    },
    rows: ({ officeId }) => allCourtFiles(officeId),
  },
]
