/** Calls about documents that succeed. */
import type { Row } from '@mizan/platform/contract'
import { allRows, type Input } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'

const rows = new Map(allRows)
const newCase = () => ({ ...((rows.get('cases.create') as Row).sample.body as object), conflictsSeen: true })
const file = (text: string) => new File([text], 'Cevap dilekçesi.txt', { type: 'text/plain' })

interface Ids {
  caseId: string
  documentId: string
  versionId: string
}

/** A document of a case; `inputOf` makes the call. */
const ofDocument =
  (inputOf: (ids: Ids, body: object) => Input, deleted = false): Prepare =>
  async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await mustCall(world, headers, 'cases.create', { body: newCase() })
    const { documentId, latest } = await mustCall(world, headers, 'documents.add', {
      params: { caseId: String(caseId) },
      body: { File: file('Sayın Mahkeme,') },
    })
    const ids = { caseId: String(caseId), documentId: String(documentId) }
    if (deleted) await mustCall(world, headers, 'documents.delete', { params: { ...ids } })
    const { versionId } = latest as unknown as { versionId: string }
    return { headers, input: inputOf({ ...ids, versionId }, body as object) }
  }

const named = ofDocument(({ caseId, documentId }, body) => ({
  params: { caseId, documentId },
  ...(body && { body }),
}))
const ofCase = (body: object) => ofDocument(({ caseId }) => ({ params: { caseId }, body }))

const passphrase = 'dört yeşil kurbağa'

/** An office that holds the key of its documents. */
const withKey =
  (body?: object): Prepare =>
  async (world) => {
    const { headers } = await world.superAdmin()
    await mustCall(world, headers, 'documents.takeKey', {
      body: { newPassphrase: passphrase, understood: true },
    })
    return { headers, input: body ? { body } : {} }
  }

export const documentSuccesses: Record<string, Prepare> = {
  'documents.list': ofDocument(({ caseId }) => ({ params: { caseId } })),
  'documents.check': ofCase({ names: ['Cevap dilekçesi.txt'] }),
  'documents.add': ofCase({ File: file('b'), Duplicate: 'both' }),
  'documents.addVersion': ofDocument(({ caseId, documentId }) => ({
    params: { caseId },
    body: { DocumentId: documentId, File: file('b') },
  })),
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
