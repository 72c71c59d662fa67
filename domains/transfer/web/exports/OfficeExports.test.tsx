/** The part of the screen that takes the office out: what it shows before, during and after an export. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { screensOf } from '@mizan/platform/ui/testing'
import { transferRows } from '../../contract.ts'
import { transferErrors } from '../../errors.ts'
import type { OfficeExport } from '../../schemas.ts'
import { OfficeExports } from './OfficeExports.tsx'

const show = screensOf({ rows: transferRows, errors: transferErrors })

const running: OfficeExport = {
  exportId: 'export-1',
  format: 'xlsx',
  state: 'running',
  trouble: null,
  kinds: [
    { name: 'clients', title: 'Müvekkiller', written: 1200, expected: 1200 },
    { name: 'cases', title: 'Davalar', written: 300, expected: 48000 },
  ],
  file: null,
  createdAt: '2026-11-23T09:00:00.000Z',
  createdBy: { id: 'person-1', name: 'Ayşe Yılmaz' },
  finishedAt: null,
}
const ended = { ...running, finishedAt: '2026-11-23T09:05:00.000Z' }
const done: OfficeExport = {
  ...ended,
  state: 'done',
  file: { name: 'mizan-ofis-2026-11-23.xlsx', size: 12_340_000, expiresAt: '2026-11-24T09:05:00.000Z' },
}

interface Given {
  items?: OfficeExport[]
  language?: Language
}

async function exporting(t: TestContext, { items = [], language = 'tr' }: Given = {}) {
  const shown = { items, isRefused: false }
  const screen = await show(t, <OfficeExports />, {
    language,
    answers: {
      'exports.list': () => ({ items: shown.items }),
      'exports.start': () => {
        if (shown.isRefused) throw new AppError('export.running')
        shown.items = [{ ...running, kinds: [] }]
        return running
      },
      'exports.cancel': () => {
        shown.items = [{ ...ended, state: 'cancelled' }]
        return ended
      },
    },
  })
  return { screen, shown }
}

for (const [language, say] of [
  ['tr', { empty: 'Henüz dışa aktarım yapılmadı.', submit: 'Dışa aktar', waiting: 'Hazırlanıyor…' }],
  ['en', { empty: 'No exports yet.', submit: 'Export', waiting: 'Preparing…' }],
] as const)
  test(`an office without exports starts its first one, in ${language}`, async (t) => {
    const { screen } = await exporting(t, { language })
    await screen.shows(say.empty)
    await screen.tick('JSON')
    await screen.press(say.submit)
    await screen.shows(say.waiting)
    assert.deepEqual(
      screen.sent().filter((body) => body !== undefined),
      [{ format: 'json', allVersions: false }],
    )
  })

test('progress is shown by kind, and the export can be cancelled', async (t) => {
  const { screen } = await exporting(t, { items: [running] })
  await screen.shows('1.500 / 49.200 kayıt yazıldı')
  await screen.shows('Davalar300 / 48.000')
  await screen.press('İptal et')
  await screen.shows('Dışa aktarım iptal edildi.')
})

test('a file that is ready says how large it is and until when it can be had', async (t) => {
  const { screen, shown } = await exporting(t, { items: [running] })
  await screen.shows('1.500 / 49.200 kayıt yazıldı')
  shown.items = [done]
  await screen.shows('Dışa aktarım hazır: 1.500 kayıt.')
  await screen.shows('12,3 MB')
})

test('an export that failed says why, and one whose file is removed has none', async (t) => {
  const failed: OfficeExport = { ...ended, exportId: 'b', state: 'failed', trouble: 'too_large' }
  const { screen } = await exporting(t, { items: [failed, { ...ended, state: 'expired' }] })
  await screen.shows('Dosya 2 GB sınırını aştığından')
  await screen.shows('Dosyası silindi')
  screen.lacks('button', /İndir/)
})

test('an office that a colleague is exporting says so', async (t) => {
  const { screen, shown } = await exporting(t)
  await screen.shows('Henüz dışa aktarım yapılmadı.')
  shown.isRefused = true
  await screen.press('Dışa aktar')
  await screen.shows('Büronun bir dışa aktarımı sürüyor.')
})

test('the documents are taken out as an archive, on request with all their versions', async (t) => {
  const { screen } = await exporting(t)
  await screen.tick('Belgeler (ZIP)')
  await screen.shows('her dava bir klasörde')
  await screen.tick('Yalnız son sürümler değil, bütün sürümler')
  await screen.press('Dışa aktar')
  await screen.shows('Hazırlanıyor…')
  assert.deepEqual(
    screen.sent().filter((body) => body !== undefined),
    [{ format: 'zip', allVersions: true }],
  )
})

test('an export for which the disk has no room says so', async (t) => {
  const failed: OfficeExport = { ...ended, format: 'zip', state: 'failed', trouble: 'no_space' }
  const { screen } = await exporting(t, { items: [failed] })
  await screen.shows('Depolama alanında yeterli boş yer olmadığından')
})

test('of an archive files are counted', async (t) => {
  const kinds = [{ name: 'files', title: 'Dosyalar', written: 20, expected: 45 }]
  const { screen, shown } = await exporting(t, { items: [{ ...running, format: 'zip', kinds }] })
  await screen.shows('20 / 45 dosya yazıldı')
  shown.items = [{ ...done, format: 'zip', kinds: [{ ...(kinds[0] as (typeof kinds)[0]), written: 45 }] }]
  await screen.shows('Dışa aktarım hazır: 45 dosya.')
})
