/** Rows by which the documents of a court file are fetched. */
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { largestCopy } from '../data/limits.ts'
import {
  FileList,
  GovernmentFile,
  ReferenceFile,
  StoredFile,
  SyncEnd,
  SyncEnded,
  VerifiedFiles,
} from '../schemas/sync.ts'
import { documentsShown, group, ofCopies, refusals, shown, syncing } from './access.ts'

const readAt = '2026-11-21T09:00:00.000Z'
const sampleCopy = new File(['Duruşma zaptı'], 'belge.txt', { type: 'text/plain' })

export const governmentSyncRows = defineRows({
  'government.verifyFiles': {
    method: 'POST',
    path: '/government-case/verify-files',
    group,
    access: syncing,
    summary: 'Notes which documents the portal lists, and answers which copies are wanted',
    body: FileList,
    price: priceOfBody(FileList, ({ files }) => 2 + files.length / 5),
    answer: VerifiedFiles,
    errors: [...refusals, 'government.not_linked', 'government.too_many'],
    fails: { tr: 'Belge listesi gönderilemedi.', en: 'Failed to send the list of documents.' },
    renews: shown,
    sample: {
      body: {
        governmentCaseId: 'sample',
        readAt,
        files: [
          {
            courtFileNo: '4711',
            approvalDate: '2026-11-20',
            senderDate: '2026-11-20',
            type: 'Duruşma Zaptı',
            mainFileDomain: '2026/1755(Hukuk Dava Dosyası)',
            references: [{ order: 1, type: 'Ek' }],
          },
        ],
      },
    },
  },
  'government.addFile': {
    method: 'POST',
    path: '/government-case/add-file',
    group,
    access: syncing,
    summary:
      'Files the copy of a document: the first one, a changed one as a new version; a known one changes nothing',
    body: GovernmentFile,
    files: { File: { maxBytes: largestCopy } },
    price: 5,
    answer: StoredFile,
    errors: ofCopies,
    fails: { tr: 'UYAP belgesi eklenemedi.', en: 'Failed to add the court document.' },
    renews: documentsShown,
    sample: {
      body: {
        GovernmentFileId: 'sample',
        CourtId: 'B-101',
        GovernmentCaseNo: '2026/1755',
        CourtFileNo: '4711',
        SenderDate: '2026-11-20',
        ApprovalDate: '2026-11-20',
        Type: 'Duruşma Zaptı',
        MainFileDomain: '2026/1755(Hukuk Dava Dosyası)',
        File: sampleCopy,
      },
    },
  },
  'government.addReferenceFile': {
    method: 'POST',
    path: '/government-case/add-reference-file',
    group,
    access: syncing,
    summary: 'Files the copy of an attachment of a document, as `add-file` does',
    body: ReferenceFile,
    files: { File: { maxBytes: largestCopy } },
    price: 5,
    answer: StoredFile,
    errors: ofCopies,
    fails: { tr: 'UYAP belgesinin eki eklenemedi.', en: 'Failed to add the attachment.' },
    renews: documentsShown,
    sample: {
      body: {
        CourtId: 'B-101',
        CaseNumber: '2026/1755',
        MainFileId: 'sample',
        ReferencedFileId: '',
        Order: '1',
        File: sampleCopy,
      },
    },
  },
  'government.endFileSync': {
    method: 'POST',
    path: '/government-case/end-file-sync',
    group,
    access: syncing,
    summary:
      'Ends a sync: notes what could not be fetched, and after a whole list what the portal no longer has',
    body: SyncEnd,
    price: priceOfBody(SyncEnd, ({ faults }) => 1 + faults.length / 50),
    answer: SyncEnded,
    errors: [...refusals, 'government.not_linked'],
    fails: { tr: 'Eşitleme bitirilemedi.', en: 'Failed to end the sync.' },
    renews: documentsShown,
    sample: { body: { governmentCaseId: 'sample', readAt, isComplete: true } },
  },
})
