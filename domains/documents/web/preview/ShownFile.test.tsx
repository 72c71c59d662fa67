/** What stands in place of a document that cannot be shown, and that markup of a file stays text. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { documentRows } from '../../contract.ts'
import { documentErrors } from '../../errors.ts'
import type { Version } from '../../schemas/documents.ts'
import { Readers } from '../list/DocumentPanel.tsx'
import { ShownFile } from './ShownFile.tsx'

const {
  'documents.preview': preview,
  'documents.readers': readers,
  'documents.ticket': ticket,
} = documentRows
const show = screensOf({
  rows: { 'documents.preview': preview, 'documents.readers': readers, 'documents.ticket': ticket },
  errors: documentErrors,
})

const version: Version = {
  versionId: 'version-1',
  number: 1,
  fileName: 'Cevap.docx',
  extension: 'docx',
  contentType: 'application/octet-stream',
  size: 1_000,
  sha256: '',
  comment: '',
  hasMacros: false,
  addedBy: { id: 'user-1', name: 'Deniz Örnek' },
  addedAt: '2026-12-11T09:00:00.000Z',
}

type Answer = () => unknown

async function opened(t: TestContext, change: Partial<Version>, answer?: Answer) {
  const downloads: true[] = []
  const element = (
    <ShownFile
      caseId="case-1"
      documentId="document-1"
      version={{ ...version, ...change }}
      name="Cevap.docx"
      isOld={false}
      onNewest={() => undefined}
      onDownload={() => void downloads.push(true)}
    />
  )
  const screen = await show(t, element, {
    answers: { 'documents.preview': (answer ?? (() => null)) as never },
  })
  return Object.assign(screen, { downloads })
}

test('a file with macros, of another type or too large is not asked for; the screen says why', async (t) => {
  const cases = [
    [{ hasMacros: true }, 'Makro içeren dosya burada açılmaz, yalnız indirilir.'],
    [{ extension: 'doc' }, 'Bu tür burada gösterilemiyor. İndirip kendi programında açın.'],
    [{ size: 40 * 1024 * 1024 }, 'Belge burada gösterilemeyecek kadar büyük (40 MB). İndirip açın.'],
  ] as const
  for (const [change, says] of cases)
    await t.test(says, async (inner) => {
      const screen = await opened(inner, change)
      await screen.shows(says)
      await screen.press('İndir')
      await until(() => assert.deepEqual(screen.downloads, [true]))
      assert.deepEqual(screen.sent(), [])
    })
})

test('what is wrong with a file is said by the server, and the file can be downloaded', async (t) => {
  const screen = await opened(t, {}, () => {
    throw new AppError('document.password_protected')
  })
  await screen.shows('Belge parolayla korunuyor. İndirip parolasıyla açın.')
  await screen.press('İndir')
  await until(() => assert.deepEqual(screen.downloads, [true]))
})

test('markup in a document is shown as letters', async (t) => {
  const text = '<img src=x onerror=alert(1)>'
  const screen = await opened(t, { extension: 'txt' }, () => ({
    versionId: 'version-1',
    number: 1,
    view: { shows: 'text', lines: [text], isCut: true },
  }))
  await screen.shows(text)
  await screen.shows('Belgenin yalnız başı gösteriliyor. Tamamı için indirin.')
  assert.equal(document.querySelectorAll('img').length, 0)
})

const place = { caseId: 'case-1', documentId: 'document-1' }

/** The readers, and the document once it is opened. */
function Beside({ extension = 'docx' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        aç
      </button>
      {isOpen && (
        <ShownFile
          {...place}
          version={{ ...version, extension }}
          name="Cevap.docx"
          isOld={false}
          onNewest={() => undefined}
          onDownload={() => undefined}
        />
      )}
      <Readers {...place} />
    </>
  )
}

test('whoever is shown a document stands among its readers beside it', async (t) => {
  const at = '2026-12-11T09:00:00.000Z'
  const items: { person: Version['addedBy']; version: number; firstAt: string; lastAt: string }[] = []
  const screen = await show(t, <Beside />, {
    answers: {
      'documents.readers': () => ({ items, total: items.length, pageIndex: 0, pageSize: 20 }),
      'documents.preview': () => {
        items.push({ person: version.addedBy, version: 1, firstAt: at, lastAt: at })
        return { versionId: 'version-1', number: 1, view: { shows: 'text', lines: ['Metin'], isCut: false } }
      },
    },
  })
  await screen.shows('Bu belgeyi henüz kimse açmadı.')
  await screen.press('aç')
  await screen.shows(/Deniz Örnek · sürüm 1/)
})

test('whoever hears a recording stands among its readers as well', async (t) => {
  const at = '2026-12-11T09:00:00.000Z'
  const items: { person: Version['addedBy']; version: number; firstAt: string; lastAt: string }[] = []
  const screen = await show(t, <Beside extension="mp3" />, {
    answers: {
      'documents.readers': () => ({ items, total: items.length, pageIndex: 0, pageSize: 20 }),
      'documents.ticket': () => ({ versionId: 'version-1', ticket: 'bilet', until: at }),
    },
  })
  await screen.shows('Bu belgeyi henüz kimse açmadı.')
  await screen.press('aç')
  const player = await until(() => {
    const found = document.querySelector('audio')
    assert.ok(found)
    return found
  })
  items.push({ person: version.addedBy, version: 1, firstAt: at, lastAt: at })
  player.dispatchEvent(new Event('loadedmetadata'))
  await screen.shows(/Deniz Örnek · sürüm 1/)
})

test('a document with open changes and comments says so above its text', async (t) => {
  const view = { shows: 'document', isSigned: false, isFlattened: false, isCut: false }
  const edges = { header: [], footer: [], blocks: [] }
  const findings = ['changes', 'comments']
  const screen = await opened(t, {}, () => ({
    versionId: version.versionId,
    number: 1,
    view: { ...view, ...edges, findings },
  }))
  await screen.shows(/^Belgede kabul ya da reddedilmemiş değişiklikler var/)
  await screen.shows('Belgede yorumlar var; burada gösterilmiyor.')
})
