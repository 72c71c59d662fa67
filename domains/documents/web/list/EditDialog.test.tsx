/** The dialog for name and description: what is typed at once is the new name, and the ending stays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { Document } from '../../schemas.ts'
import { EditDialog } from './EditDialog.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const by = { id: 'person-1', name: 'Ayşe Yılmaz' }
const at = '2026-12-01T09:00:00.000Z'
const file = { fileName: 'Cevap.udf', extension: 'udf', contentType: '', size: 10, sha256: '', comment: '' }
const answer: Document = {
  ...{
    documentId: 'document-1',
    name: 'Cevap.udf',
    extension: 'udf',
    kind: 'udf',
    section: 'office',
    isAudio: false,
  },
  ...{ description: 'Islak imzalı', version: 3 },
  latest: { versionId: 'version-1', number: 1, ...file, hasMacros: false, addedBy: by, addedAt: at },
  ...{ createdBy: by, createdAt: at, deleted: null, may: ['edit', 'delete'] },
}

test('the name has the focus and is selected without its ending, so that typing replaces it', async (t) => {
  let isClosed = false
  const screen = await show(
    t,
    <EditDialog caseId="case-1" document={answer} onClose={() => (isClosed = true)} />,
    {
      answers: { 'documents.update': ({ body }) => ({ ...answer, ...body, meanwhile: [] }) },
    },
  )
  await screen.hasFocus('Ad')
  const field = (await screen.field('Ad')) as HTMLInputElement
  assert.equal(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0), 'Cevap')
  await screen.type('Ad', 'Cevap dilekçesi')
  await screen.press('Kaydet')
  await until(() => assert.ok(isClosed))
  assert.deepEqual(screen.sent(), [{ name: 'Cevap dilekçesi.udf', version: 3 }])
})
