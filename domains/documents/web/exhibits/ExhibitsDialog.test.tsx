/** The dialog of exhibits: what is left out, the order by keys, and what is sent. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import type { MadeExhibits } from '../../schemas/exhibits.ts'
import type { Document } from '../../schemas.ts'
import { ExhibitsDialog } from './ExhibitsDialog.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })

const by = { id: 'person-1', name: 'Ayşe Yılmaz' }
const at = '2026-12-01T09:00:00.000Z'
const documentOf = (name: string): Document => {
  const extension = name.split('.').at(-1) ?? ''
  const file = { fileName: name, extension, contentType: '', size: 10, sha256: '', comment: '' }
  return {
    ...{
      documentId: `id-${name}`,
      name,
      extension,
      kind: 'pdf',
      section: 'office',
      isAudio: false,
      description: '',
      version: 1,
    },
    latest: { versionId: `v-${name}`, number: 1, ...file, hasMacros: false, addedBy: by, addedAt: at },
    ...{ createdBy: by, createdAt: at, deleted: null, may: ['edit', 'delete'] },
  }
}

interface Given {
  /** When the documents came: instants. */
  times?: readonly string[]
  language?: Language
  names?: readonly string[]
  isRefused?: boolean
  losses?: MadeExhibits['losses']
}

async function opened(
  t: TestContext,
  { language = 'tr', names, times = [], isRefused, losses = [] }: Given = {},
) {
  const documents = (names ?? ['Sözleşme.pdf', 'İhtar.udf', 'Tablo.xlsx']).map((name, index) => ({
    ...documentOf(name),
    ...(times[index] && { createdAt: times[index] }),
  }))
  const done = { count: 0 }
  const screen = await show(
    t,
    <ExhibitsDialog
      caseId="case-1"
      documents={documents}
      onDone={() => (done.count += 1)}
      onClose={() => undefined}
    />,
    {
      language,
      answers: {
        'documents.makeExhibits': () => {
          if (isRefused) throw new AppError('document.exhibits_refused')
          return { document: documentOf('Ekler.pdf'), pages: 7, losses }
        },
      },
    },
  )
  const titles = () => [...document.querySelectorAll<HTMLInputElement>('ol input')].map(({ value }) => value)
  return { screen, titles, done, sent: () => screen.sent().filter(Boolean) }
}

for (const [language, say] of [
  ['tr', { submit: 'PDF hazırla', left: /Eklenemeyenler: Tablo\.xlsx \(yalnız PDF/ }],
  ['en', { submit: 'Make the PDF', left: /Not included: Tablo\.xlsx \(only PDF/ }],
] as const)
  test(`what cannot be included is said before, and the others are sent as they stand, in ${language}`, async (t) => {
    const { screen, done, sent } = await opened(t, { language })
    await screen.shows(say.left)
    await screen.press(say.submit)
    await until(() => assert.equal(done.count, 1))
    assert.deepEqual(sent(), [
      {
        name: 'Ekler',
        word: 'annex',
        isStamped: true,
        exhibits: [
          { documentId: 'id-Sözleşme.pdf', title: 'Sözleşme' },
          { documentId: 'id-İhtar.udf', title: 'İhtar' },
        ],
      },
    ])
  })

test('what is not printed as it looks in its own program is said, so that somebody looks before it is sent', async (t) => {
  const losses: MadeExhibits['losses'] = [
    { name: 'Hesap tablosu.udf', losses: ['tables'] },
    { name: 'Ek.udf', losses: ['tables'] },
    { name: 'Bordro.docx', losses: ['letters'], undrawn: { count: 12, letters: 'ሀለ' } },
  ]
  const { screen } = await opened(t, { losses })
  await screen.press('PDF hazırla')
  for (const said of [
    'Hesap tablosu.udf, Ek.udf: Tablo içindeki tablolar satır satır metne çevrildi',
    'Bordro.docx: 12 harf ya da işaret çizilemedi: ሀለ',
  ])
    await until(() => assert.ok(document.body.textContent?.includes(said)))
})

test('documents that are left out for the same reason are named together', async (t) => {
  const { screen } = await opened(t, { names: ['a.pdf', 'Tablo.xlsx', 'Tanık.wav'] })
  await screen.shows(/Eklenemeyenler: Tablo\.xlsx, Tanık\.wav \(yalnız PDF[^(]*\)/)
})

test('rows are moved by their buttons and by keys, are numbered anew and read out', async (t) => {
  const { screen, titles, sent } = await opened(t, { names: ['a.pdf', 'b.pdf', 'c.pdf'] })
  await screen.press('Ek-1: aşağı taşı')
  await until(() => assert.deepEqual(titles(), ['b', 'a', 'c']))
  await screen.shows('a.pdf: 2/3. sırada')
  await screen.tick('Delil')
  const input = [...document.querySelectorAll<HTMLInputElement>('ol input')].at(-1)
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))
  await until(() => assert.deepEqual(titles(), ['b', 'c', 'a']))
  await screen.typeInPlace('Delil-1 başlığı: b.pdf', 'Kira sözleşmesi')
  await screen.press('Delil-3: listeden çıkar')
  await screen.tick(/^Her sayfanın/)
  await screen.press('PDF hazırla')
  await until(() =>
    assert.deepEqual(sent(), [
      {
        ...{ name: 'Ekler', word: 'evidence', isStamped: false },
        exhibits: [
          { documentId: 'id-b.pdf', title: 'Kira sözleşmesi' },
          { documentId: 'id-c.pdf', title: 'c' },
        ],
      },
    ]),
  )
})

test('the oldest document is the first exhibit, and those that came together stay as they were chosen', async (t) => {
  const { titles } = await opened(t, {
    names: ['Yeni.pdf', 'Eski.pdf', 'Orta.pdf', 'Orta eki.pdf'],
    times: ['2026-11-20T09:00Z', '2026-03-01T09:00Z', '2026-10-31T09:00:20Z', '2026-10-31T09:00:10Z'],
  })
  await until(() => assert.deepEqual(titles(), ['Eski', 'Orta', 'Orta eki', 'Yeni']))
})

test('after rows were moved they can be ordered anew by day or by name, and numbers in names count as numbers', async (t) => {
  const { screen, titles, sent } = await opened(t, {
    names: ['Ek 10.pdf', 'Ek 9.pdf', 'İhtar.pdf', 'Çek.pdf'],
    times: ['2026-11-20T09:00Z', '2026-03-01T09:00Z', '2026-10-31T09:00Z', '2026-12-01T09:00Z'],
  })
  await until(() => assert.deepEqual(titles(), ['Ek 9', 'İhtar', 'Ek 10', 'Çek']))
  await screen.press('Ek-1: aşağı taşı')
  await screen.press('Ada göre')
  await until(() => assert.deepEqual(titles(), ['Çek', 'Ek 9', 'Ek 10', 'İhtar']))
  await screen.shows('Ada göre sıralandı')
  await screen.press('Eklenme tarihine göre')
  await until(() => assert.deepEqual(titles(), ['Ek 9', 'İhtar', 'Ek 10', 'Çek']))
  await screen.press('Ek-4: yukarı taşı')
  await screen.press('PDF hazırla')
  await until(() => {
    const [body] = sent() as { exhibits: { title: string }[] }[]
    assert.deepEqual(
      body?.exhibits.map(({ title }) => title),
      ['Ek 9', 'İhtar', 'Çek', 'Ek 10'],
    )
  })
})

test('documents can be ordered by the day in their names or titles; those without one come last', async (t) => {
  const { screen, titles } = await opened(t, {
    names: ['01.06.2020 İhtar.pdf', 'Vekâlet.pdf', 'Sözleşme 2019-03-01.pdf', 'Makbuz.pdf'],
  })
  await screen.typeInPlace('Ek-4 başlığı: Makbuz.pdf', 'Makbuz, 5 Ocak 2020')
  await screen.press('Adındaki tarihe göre')
  const wanted = ['Sözleşme 2019-03-01', 'Makbuz, 5 Ocak 2020', '01.06.2020 İhtar', 'Vekâlet']
  await until(() => assert.deepEqual(titles(), wanted))
  await screen.shows('Adındaki tarihe göre sıralandı; adında tarih olmayanlar sonda')
})

test('an order by the day in the name is offered only where a name has one', async (t) => {
  const { screen } = await opened(t, { names: ['İhtar.pdf', 'Sözleşme.pdf'] })
  await screen.shows('Ada göre')
  screen.lacks('button', 'Adındaki tarihe göre')
})

test('a refusal names the documents, and what was typed stays', async (t) => {
  const { screen, done } = await opened(t, { isRefused: true })
  await screen.type('PDF’nin adı', 'Dava dilekçesi ekleri')
  await screen.press('PDF hazırla')
  await screen.shows('PDF hazırlanmadı, çünkü şu belgeler eklenemiyor')
  await screen.holds('PDF’nin adı', 'Dava dilekçesi ekleri')
  assert.equal(done.count, 0)
})

test('without any document that can be included, and without a name, nothing is sent', async (t) => {
  const { screen, sent } = await opened(t, { names: ['Tablo.xlsx'] })
  await screen.type('PDF’nin adı', ' ')
  await screen.press('PDF hazırla')
  await screen.refuses('PDF’nin adı', 'PDF’ye bir ad verin.')
  await screen.shows('Seçilen belgelerden hiçbiri eklenemiyor.')
  assert.deepEqual(sent(), [])
})
