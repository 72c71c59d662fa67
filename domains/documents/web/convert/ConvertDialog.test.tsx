/** Several documents converted at once: what cannot be is said before, and what failed is said with its reason. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { documentErrors, documentRows } from '../../contract.ts'
import type { Document } from '../../schemas.ts'
import { ConvertDialog } from './ConvertDialog.tsx'
import { planOf } from './plan.ts'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const by = { id: 'person-1', name: 'Ayşe Yılmaz' }
const at = '2026-12-01T09:00:00.000Z'
const documentOf = (name: string): Document => {
  const extension = name.split('.').at(-1) ?? ''
  return {
    documentId: `id-${name}`,
    ...{ name, extension, kind: 'word', section: 'office', isAudio: false, description: '', version: 1 },
    latest: {
      ...{ versionId: `v-${name}`, number: 1, fileName: name, extension, contentType: '', size: 10 },
      ...{ sha256: '', comment: '', hasMacros: false, addedBy: by, addedAt: at },
    },
    ...{ createdBy: by, createdAt: at, deleted: null, may: ['edit', 'delete'] },
  }
}

/** The dialog closes when it begins, and notices are read beside the list. */
function Closing({ documents }: { documents: readonly Document[] }) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <ConvertDialog caseId="case-1" documents={documents} onClose={() => setOpen(false)} />
}

async function opened(t: TestContext, names: readonly string[], language: Language = 'tr') {
  const asked: string[] = []
  const screen = await show(t, <Closing documents={names.map(documentOf)} />, {
    language,
    answers: {
      'documents.convert': ({ params, body }) => {
        asked.push(`${params.documentId} ${body.to}`)
        if (params.documentId === 'id-Sonra.docx' && asked.length === 1)
          throw new AppError('request.too_many', { retryAfter: 1 })
        if (params.documentId === 'id-Tarama.pdf') throw new AppError('document.no_text')
        return { document: documentOf(`x.${body.to}`), losses: ['layout'] }
      },
    },
  })
  return { screen, asked }
}

test('what is the type already is told from what cannot become it, and names that would meet are told', () => {
  const documents = ['Cevap.udf', 'cevap.docx', 'Tarama.pdf', 'Ses.mp3'].map(documentOf)
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name)
  const { ready, same, left, twins } = planOf(documents, 'pdf')
  assert.deepEqual(names(ready), ['Cevap.udf', 'cevap.docx'])
  assert.deepEqual(names(same), ['Tarama.pdf'])
  assert.deepEqual(names(left), ['Ses.mp3'])
  assert.deepEqual(names(twins), ['Cevap.udf', 'cevap.docx'])
  assert.deepEqual(names(planOf(documents, 'txt').twins), ['Cevap.udf', 'cevap.docx'])
  assert.deepEqual(names(planOf(documents.slice(1), 'txt').twins), [])
})

for (const [language, say] of [
  [
    'tr',
    {
      ready: '2 belge dönüştürülecek.',
      left: 'Bu türe dönüştürülemeyenler: Ses.mp3',
      submit: 'Dönüştür',
      done: '1 belge dönüştürüldü. Metin.pdf: PDF’den yalnız metin ve paragraflar alındı.',
      failed: 'Dönüştürülemeyen belgeler: Tarama.pdf (Belgede metin yok',
    },
  ],
  [
    'en',
    {
      ready: '2 documents will be converted.',
      left: 'Cannot be converted to this type: Ses.mp3',
      submit: 'Convert',
      done: '1 document was converted.',
      failed: 'Documents that could not be converted: Tarama.pdf (The document has no text',
    },
  ],
] as const)
  test(`one call is sent for each, and what failed is said with its reason, in ${language}`, async (t) => {
    const { screen, asked } = await opened(t, ['Tarama.pdf', 'Metin.pdf', 'Ses.mp3'], language)
    await screen.tick('UDF')
    await screen.shows(say.ready)
    await screen.shows(say.left)
    await screen.press(say.submit)
    await until(() => assert.deepEqual(asked, ['id-Tarama.pdf udf', 'id-Metin.pdf udf']))
    await screen.shows(say.done)
    await screen.shows(say.failed)
  })

test('without any document that can become the type nothing is sent', async (t) => {
  const { screen, asked } = await opened(t, ['Ses.mp3'])
  await screen.shows('Seçilen belgelerden hiçbiri bu türe dönüştürülemiyor.')
  await screen.press('Dönüştür')
  assert.deepEqual(asked, [])
})

for (const [language, say] of [
  [
    'tr',
    {
      same: 'Zaten PDF olduğu için dönüştürülmeyecek: Tarama.pdf',
      left: 'Bu türe dönüştürülemeyenler: Ses.mp3',
    },
  ],
  [
    'en',
    {
      same: 'Already PDF, so left as they are: Tarama.pdf',
      left: 'Cannot be converted to this type: Ses.mp3',
    },
  ],
] as const)
  test(`a document of the type itself is not called impossible to convert, in ${language}`, async (t) => {
    const { screen } = await opened(t, ['Tarama.pdf', 'Ses.mp3', 'Cevap.udf'], language)
    await screen.shows(say.same)
    await screen.shows(say.left)
  })

test('where all are of the type already, that is said once, and nothing is sent', async (t) => {
  const { screen, asked } = await opened(t, ['Tarama.pdf', 'Metin.pdf'])
  await screen.shows('Seçilen belgelerin hepsi zaten PDF.')
  assert.ok(!document.body.textContent?.includes('Zaten PDF olduğu için'))
  await screen.press('Dönüştür')
  assert.deepEqual(asked, [])
})

test('what a minute does not suffice for is converted after a wait, and is not called failed', async (t) => {
  const { screen, asked } = await opened(t, ['Sonra.docx'])
  await screen.press('Dönüştür')
  await screen.shows('1 saniye sonra sürecek')
  await until(() => assert.deepEqual(asked, ['id-Sonra.docx pdf', 'id-Sonra.docx pdf']))
  await screen.shows('1 belge dönüştürüldü.')
  assert.equal(document.body.textContent?.includes('Sonra.docx ('), false)
})
