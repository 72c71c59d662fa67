/** Court files of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { courtCaseId: string; governmentCaseId: string; courtFileId: string }

const readAt = '2026-11-21T09:00:00.000Z'
const named = { courtId: 'B-900', caseNo: '2026/900', typeCode: '15' }
const listed = { courtFileNo: '1', approvalDate: '2026-11-20', senderDate: '2026-11-20', type: 'Gizli Evrak' }
const copy = () => new File(['Metin'], 'evrak.txt', { type: 'text/plain' })
const dated = { CourtFileNo: '1', SenderDate: '2026-11-20', ApprovalDate: '2026-11-20' }

export const governmentOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun UYAP Dosyası', caseNumber: 'U-1' },
    })
    const { governmentCaseId } = await call('government.create', {
      body: { ...named, courtName: 'Gizli Mahkeme', readAt, caseId },
    })
    const { items } = await call('government.verifyFiles', {
      body: { governmentCaseId, readAt, files: [listed] },
    })
    const [file] = items as { fileId: string }[]
    return {
      courtCaseId: String(caseId),
      governmentCaseId: String(governmentCaseId),
      courtFileId: String(file?.fileId),
    }
  },
  reaches: {
    'government.create': {
      input: ({ courtCaseId }) => ({
        body: { ...named, courtId: 'B-901', courtName: 'Mahkeme', readAt, caseId: courtCaseId },
      }),
      answer: 'case.not_found',
    },
    'government.update': {
      input: ({ governmentCaseId }) => ({ body: { governmentCaseId, readAt, status: 'Kapalı' } }),
      answer: 'government.not_linked',
    },
    'government.verifyFiles': {
      input: ({ governmentCaseId }) => ({ body: { governmentCaseId, readAt, files: [listed] } }),
      answer: 'government.not_linked',
    },
    'government.addFile': {
      input: ({ courtFileId }) => ({ body: { GovernmentFileId: courtFileId, ...dated, File: copy() } }),
      answer: 'government.not_linked',
    },
    'government.addReferenceFile': {
      input: ({ courtFileId }) => ({ body: { MainFileId: courtFileId, Order: '1', File: copy() } }),
      answer: 'government.file_unknown',
    },
    'government.endFileSync': {
      input: ({ governmentCaseId }) => ({ body: { governmentCaseId, readAt, isComplete: true } }),
      answer: 'government.not_linked',
    },
    'government.files': {
      input: ({ courtCaseId }) => ({ params: { caseId: courtCaseId } }),
      answer: 'case.not_found',
    },
    'government.proposals': {
      input: ({ courtCaseId }) => ({ params: { caseId: courtCaseId } }),
      answer: 'case.not_found',
    },
    'government.dismiss': {
      input: ({ courtCaseId, governmentCaseId }) => ({
        params: { caseId: courtCaseId },
        body: { governmentCaseId, key: 'party x' },
      }),
      answer: 'government.not_linked',
    },
    'government.read': {
      input: ({ courtCaseId }) => ({ params: { caseId: courtCaseId }, body: {} }),
      answer: 'case.not_found',
    },
  },
})
