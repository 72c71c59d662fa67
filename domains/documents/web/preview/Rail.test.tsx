/** What is said of a document beside it. */
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { Document } from '../../schemas/documents.ts'
import { Rail } from './Rail.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const by = { id: 'person-1', name: 'Deniz Örnek' }
const at = '2026-12-11T09:00:00.000Z'
const picture: Document = {
  documentId: 'document-1',
  ...{
    name: 'Tutanak.jpg',
    extension: 'jpg',
    kind: 'image',
    section: 'office',
    isAudio: false,
    description: '',
    version: 1,
  },
  latest: {
    ...{
      versionId: 'version-1',
      number: 1,
      fileName: 'Tutanak.jpg',
      extension: 'jpg',
      contentType: 'image/jpeg',
    },
    ...{ size: 1_000, sha256: '', comment: '', hasMacros: false, addedBy: by, addedAt: at },
  },
  ...{ createdBy: by, createdAt: at, deleted: null, may: [] },
}

for (const [language, says] of [
  ['tr', 'Aranabilir metin yok: sayfalar taranmış; metin tanıma (OCR) kurulu değil'],
  ['en', 'There is no text to search: its pages are scanned, and no text recognition (OCR) is set up'],
] as const)
  test(`a picture in which no text can be searched says so beside it, in ${language}`, async (t) => {
    const rail = (
      <Rail
        caseId="case-1"
        document={picture}
        version={picture.latest}
        onShow={() => undefined}
        onCompare={() => undefined}
      />
    )
    const screen = await show(t, rail, {
      language,
      answers: {
        'documents.versions': () => ({ items: [picture.latest] }),
        'documents.text': () => ({
          ...{ state: 'no_text', reason: 'scanned', pages: null, recognised: false, recogniser: 'none' },
        }),
      },
    })
    await screen.shows(says)
  })
