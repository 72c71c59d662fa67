/** Documents of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

/** The names are shared by all domains, so the case of this one has a name of its own. */
type Ids = { filedCaseId: string; documentId: string; uploadId: string }

const file = () => new File(['Ele geçen'], 'Ele geçen.txt', { type: 'text/plain' })
const answer = 'case.not_found'
const ofCase = (more: object = {}) => ({
  input: ({ filedCaseId }: Ids) => ({ params: { caseId: filedCaseId }, ...more }),
  answer,
})
const ofDocument = (more: object = {}) => ({
  input: ({ filedCaseId, documentId }: Ids) => ({ params: { caseId: filedCaseId, documentId }, ...more }),
  answer,
})

const ofSome = (more: (ids: Ids) => object = () => ({})) => ({
  input: (ids: Ids) => ({
    params: { caseId: ids.filedCaseId },
    body: { documentIds: [ids.documentId], ...more(ids) },
  }),
  answer,
})
const ofUpload = (more: object = {}) => ({
  input: ({ filedCaseId, uploadId }: Ids) => ({ params: { caseId: filedCaseId, uploadId }, ...more }),
  answer,
})

export const documentOtherOffice = defineOtherOffice<Ids>({
  fill: async (call) => {
    const { caseId } = await call('cases.create', {
      body: { displayTitle: 'Başka Büronun Evrakı', caseNumber: 'E-1' },
    })
    const { documentId } = await call('documents.add', { params: { caseId }, body: { File: file() } })
    const { uploadId } = await call('documents.beginUpload', {
      params: { caseId },
      body: { fileName: 'Yarım kalan.txt', size: 10 },
    })
    return { filedCaseId: String(caseId), documentId: String(documentId), uploadId: String(uploadId) }
  },
  reaches: {
    'documents.list': ofCase(),
    'documents.check': ofCase({ body: { names: ['Ele geçen.txt'] } }),
    'documents.add': ofCase({ body: { File: file() } }),
    'documents.addVersion': {
      input: ({ filedCaseId, documentId }) => ({
        params: { caseId: filedCaseId },
        body: { DocumentId: documentId, File: file() },
      }),
      answer,
    },
    'documents.zip': ofSome(),
    'documents.makeExhibits': {
      input: ({ filedCaseId, documentId }) => ({
        params: { caseId: filedCaseId },
        body: { name: 'Ekler', word: 'annex', isStamped: true, exhibits: [{ documentId, title: '' }] },
      }),
      answer,
    },
    'documents.deleteSome': ofSome(),
    'documents.restoreSome': ofSome(),
    'documents.moveSome': ofSome(({ documentId }) => ({ toCaseId: documentId })),
    'documents.copy': {
      input: ({ filedCaseId, documentId }) => ({
        params: { caseId: filedCaseId, documentId },
        body: { toCaseId: documentId },
      }),
      answer,
    },
    'documents.beginUpload': ofCase({ body: { fileName: 'Ele geçen.txt', size: 10 } }),
    'documents.finishUpload': ofUpload({ body: {} }),
    'documents.dropUpload': ofUpload(),
    'documents.download': {
      input: ({ filedCaseId, documentId }) => ({ params: { caseId: filedCaseId }, query: { documentId } }),
      answer,
    },
    'documents.read': ofDocument(),
    'documents.ticket': ofDocument(),
    'documents.preview': ofDocument(),
    'documents.convert': ofDocument({ body: { to: 'pdf' } }),
    'documents.compare': {
      input: ({ filedCaseId, documentId }) => ({
        params: { caseId: filedCaseId, documentId },
        query: { before: documentId, after: documentId },
      }),
      answer,
    },
    'documents.versions': ofDocument(),
    'documents.readers': ofDocument(),
    'documents.text': ofDocument(),
    'documents.search': {
      input: ({ filedCaseId }) => ({ body: { query: 'ele geçen', caseId: filedCaseId } }),
      answer,
    },
    'documents.update': ofDocument({ body: { name: 'Ele geçen.txt', version: 1 } }),
    'documents.delete': ofDocument(),
    'documents.restore': ofDocument(),
  },
})
