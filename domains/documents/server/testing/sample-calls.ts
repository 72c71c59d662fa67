/** Calls about documents that succeed. */
import type { SampleCall, SampleCalls, SampleInput, SampleWorld } from '@mizan/platform/domain'

const newCase = (world: SampleWorld) => ({ ...world.bodyOf('cases.create'), conflictsSeen: true })
const file = (text: string) => new File([text], 'Cevap dilekçesi.txt', { type: 'text/plain' })

interface Ids {
  caseId: string
  documentId: string
  versionId: string
}

/** A document of a case; `inputOf` makes the call. */
const ofDocument =
  (inputOf: (ids: Ids, body: object) => SampleInput, deleted = false): SampleCall =>
  async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: newCase(world) })
    const { documentId, latest } = await world.must(headers, 'documents.add', {
      params: { caseId: String(caseId) },
      body: { File: file('Sayın Mahkeme,') },
    })
    const ids = { caseId: String(caseId), documentId: String(documentId) }
    if (deleted) await world.must(headers, 'documents.delete', { params: { ...ids } })
    const { versionId } = latest as unknown as { versionId: string }
    return { headers, input: inputOf({ ...ids, versionId }, body as object) }
  }

const named = ofDocument(({ caseId, documentId }, body) => ({
  params: { caseId, documentId },
  ...(body && { body }),
}))
const ofCase = (body: object) => ofDocument(({ caseId }) => ({ params: { caseId }, body }))

const passphrase = 'dört yeşil kurbağa'

const some = ({ caseId, documentId }: Ids): SampleInput => ({
  params: { caseId },
  body: { documentIds: [documentId] },
})

/** The same, with another case into which it goes. */
const toCase =
  (inputOf: (ids: Ids) => SampleInput): SampleCall =>
  async (world, sample) => {
    const { headers, input } = await ofDocument(inputOf)(world, sample)
    const body = { ...newCase(world), caseNumber: 'B-2' }
    const { caseId } = await world.must(headers, 'cases.create', { body })
    return { headers, input: { ...input, body: { ...(input.body as object), toCaseId: String(caseId) } } }
  }

/** An upload with all its bytes. */
const uploaded: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const { caseId } = await world.must(headers, 'cases.create', { body: newCase(world) })
  const params = { caseId: String(caseId) }
  const body = { fileName: 'Cevap dilekçesi.txt', size: 15 }
  const { uploadId, uploadUrl } = await world.must(headers, 'documents.beginUpload', { params, body })
  const sent = await world.send({
    method: 'PATCH',
    url: String(uploadUrl),
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: 'Sayın Mahkeme,',
  })
  if (sent.statusCode !== 204) throw new Error(sent.body)
  return { headers, input: { params: { ...params, uploadId: String(uploadId) }, body: {} } }
}

/** An office that holds the key of its documents. */
const withKey =
  (body?: object): SampleCall =>
  async (world) => {
    const { headers } = await world.superAdmin()
    await world.must(headers, 'documents.takeKey', {
      body: { newPassphrase: passphrase, understood: true },
    })
    return { headers, input: body ? { body } : {} }
  }

export const documentSampleCalls: SampleCalls = {
  'documents.list': ofDocument(({ caseId }) => ({ params: { caseId } })),
  'documents.check': ofCase({ names: ['Cevap dilekçesi.txt'] }),
  'documents.add': ofCase({ File: file('b'), Duplicate: 'both' }),
  'documents.addVersion': ofDocument(({ caseId, documentId }) => ({
    params: { caseId },
    body: { DocumentId: documentId, File: file('b') },
  })),
  'documents.zip': ofDocument(some),
  'documents.makeExhibits': ofDocument(({ caseId, documentId }) => ({
    params: { caseId },
    body: { name: 'Ekler', word: 'annex', isStamped: true, exhibits: [{ documentId, title: 'Belge' }] },
  })),
  'documents.deleteSome': ofDocument(some),
  'documents.restoreSome': ofDocument(some, true),
  'documents.moveSome': toCase(some),
  'documents.copy': toCase(({ caseId, documentId }) => ({ params: { caseId, documentId }, body: {} })),
  'documents.beginUpload': ofCase({ fileName: 'Delil.txt', size: 14 }),
  'documents.finishUpload': uploaded,
  'documents.dropUpload': uploaded,
  'documents.download': ofDocument(({ caseId, documentId }) => ({
    params: { caseId },
    query: { documentId },
  })),
  'documents.read': named,
  'documents.ticket': named,
  'documents.preview': named,
  'documents.convert': named,
  'documents.compare': ofDocument(({ caseId, documentId, versionId }) => ({
    params: { caseId, documentId },
    query: { before: versionId, after: versionId },
  })),
  'documents.versions': named,
  'documents.readers': named,
  'documents.text': named,
  'documents.search': ofDocument(({ caseId }) => ({ body: { query: 'cevap', caseId } })),
  'documents.update': named,
  'documents.delete': named,
  'documents.restore': ofDocument(({ caseId, documentId }) => ({ params: { caseId, documentId } }), true),
  'documents.openKey': withKey({ passphrase }),
  'documents.closeKey': withKey(),
  'documents.changePassphrase': withKey({ passphrase, newPassphrase: 'beş mavi kaplumbağa' }),
  'documents.giveBackKey': withKey({ passphrase }),
}
