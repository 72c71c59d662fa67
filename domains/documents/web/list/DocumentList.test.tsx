/** The panel that an address names opens wherever its document is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AccountProvider } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { Document } from '../../schemas.ts'
import { DocumentList } from './DocumentList.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const by = { id: 'person-1', name: 'Ayşe Yılmaz' }
const at = '2026-12-01T09:00:00.000Z'
const file = { extension: 'udf', contentType: '', size: 10, sha256: '', comment: '', hasMacros: false }
const documentOf = (documentId: string, name: string): Document => ({
  ...{
    documentId,
    name,
    extension: 'udf',
    kind: 'udf',
    section: 'office',
    isAudio: false,
    description: '',
    version: 1,
  },
  latest: { versionId: `${documentId}-1`, number: 1, fileName: name, ...file, addedBy: by, addedAt: at },
  ...{ createdBy: by, createdAt: at, deleted: null, may: [] },
})
const nobody = { account: undefined, awaited: false, failed: false, retry: () => undefined }
const items = [documentOf('document-1', 'Cevap.udf')]

test('a document that is not on this page of the list is asked for, and shown in the panel', async (t) => {
  const screen = await show(
    t,
    <AccountProvider value={nobody}>
      <DocumentList caseId="case-1" caseTitle="Yılmaz / ABC" mayAdd={false} onBin={() => undefined} />
    </AccountProvider>,
    {
      address: '/case-management/case-1?tab=documents&item=document-9&at=panel',
      answers: {
        'documents.list': () => ({
          items,
          total: 60,
          pageIndex: 0,
          pageSize: 50,
          inBin: 0,
          ofCourt: 0,
          may: [],
        }),
        'documents.read': () => documentOf('document-9', 'Eski sözleşme.udf'),
        'documents.versions': () => ({ items: [documentOf('document-9', 'Eski sözleşme.udf').latest] }),
        'documents.text': () => ({
          state: 'done',
          reason: null,
          pages: 1,
          recognised: false,
          recogniser: 'none',
        }),
      },
    },
  )
  await screen.shows('Cevap.udf')
  await screen.shows('Eski sözleşme.udf')
  await screen.shows('Sürüm 1')
})

test('documents of the court can be set apart from those of the office', async (t) => {
  const asked: (string | undefined)[] = []
  const screen = await show(
    t,
    <AccountProvider value={nobody}>
      <DocumentList caseId="case-1" caseTitle="Yılmaz / ABC" mayAdd={false} onBin={() => undefined} />
    </AccountProvider>,
    {
      address: '/case-management/case-1?tab=documents',
      answers: {
        'documents.list': ({ query: { section } }) => {
          asked.push(section)
          return { items, total: 1, pageIndex: 0, pageSize: 50, inBin: 0, ofCourt: 1, may: [] }
        },
      },
    },
  )
  await screen.shows('Cevap.udf')
  await screen.tick('UYAP')
  await screen.shows('Cevap.udf')
  assert.deepEqual([asked[0], asked.at(-1)], [undefined, 'court'])
})
