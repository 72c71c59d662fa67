import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import type { Decision, Paragraph } from '../../schemas.ts'
import { decisionPdf } from './index.ts'

const sentence =
  'Davacı vekili, müvekkilinin kiraladığı taşınmazın kira bedelinin güncel koşullara uyarlanmasını, hâkimin ' +
  'takdir hakkını ölçülü kullanmasını ve İçtihadı Birleştirme Kararı’nın gözetilmesini istemiştir. '

const paragraph = (no: number, text: string, heading: string | null = null): Paragraph => ({
  id: `ornek-${no}`,
  no,
  text,
  heading,
  ...{ number: null, level: null },
  links: [],
  hits: [],
})

const decision = (change: Partial<Decision> = {}): Decision => ({
  id: 'ornek',
  country: 'turkey',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: '2019/1234',
  decisionNumber: '2020/567',
  decisionDate: '2020-02-12',
  decisionYear: 2020,
  headline: 'Kira bedelinin tespiti – onama',
  subject: 'Kira bedelinin tespiti',
  relatedLaws: [],
  citation: 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020',
  badge: 'Y. 3. HD',
  sample: false,
  caseYear: 2019,
  deliveryNumber: null,
  deliveryYear: null,
  sides: null,
  outcome: 'Bozma',
  finality: 'Kesin',
  keywords: [],
  documentId: null,
  externalId: null,
  publishedOn: null,
  source: 'Deneme derlemi',
  sourceUrl: 'https://example.org/karar/1',
  truncated: false,
  paragraphs: [paragraph(1, 'DAVA', 'DAVA'), paragraph(2, 'ğ ş ı İ ç ö ü â î û Ğ Ş Ç Ö Ü')],
  hitCount: 0,
  citedByCount: 0,
  citedByCountIsLowerBound: false,
  ...change,
})

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  return { pages: text, meta: await getMeta(pdf) }
}

const long = () =>
  decision({ paragraphs: Array.from({ length: 60 }, (_, i) => paragraph(i, sentence.repeat(3))) })

test('the text of the PDF can be selected, with every Turkish letter', async () => {
  const { pages } = await read(await decisionPdf(decision(), 'tr'))
  assert.match(pages[0] ?? '', /ğ ş ı İ ç ö ü â î û Ğ Ş Ç Ö Ü/)
  assert.match(pages[0] ?? '', /Karar tarihi: 12\.02\.2020/)
  assert.match(pages[0] ?? '', /Kaynak: Deneme derlemi\s+https:\/\/example\.org\/karar\/1/)
})

const linksOf = async (bytes: Buffer): Promise<string[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  const found = await Promise.all(pages.map((page) => page.getAnnotations()))
  return found.flat().map(({ unsafeUrl, url }) => String(unsafeUrl ?? url))
}

test('the address of the source is a link; an address that is not a web address does not appear', async () => {
  assert.deepEqual(await linksOf(await decisionPdf(decision(), 'tr')), ['https://example.org/karar/1'])
  const bytes = await decisionPdf(decision({ sourceUrl: 'javascript:alert(1)' }), 'tr')
  assert.deepEqual(await linksOf(bytes), [])
  assert.doesNotMatch((await read(bytes)).pages.join(''), /javascript/)
})

test('a collection that has only a handle is not printed; the court is', async () => {
  const { pages } = await read(await decisionPdf(decision({ source: 'keeper/decisions-1' }), 'tr'))
  assert.match(pages[0] ?? '', /Kaynak: Yargıtay/)
  assert.doesNotMatch(pages.join(''), /keeper/)
})

test('every page has the court, the numbers and its page number', async () => {
  const { pages } = await read(await decisionPdf(long(), 'tr'))
  assert.ok(pages.length > 3)
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes('Yargıtay 3. HD, E. 2019/1234, K. 2020/567'))
    assert.ok(page.includes(`${index + 1} / ${pages.length}`))
  }
})

test('no sentence is lost between pages', async () => {
  const { pages } = await read(await decisionPdf(long(), 'tr'))
  assert.equal(pages.join('\n').replaceAll(/\s+/g, ' ').split('Davacı vekili, müvekkilinin').length - 1, 180)
})

test('an invented decision is marked on every page, a real one is not', async () => {
  const invented = await read(await decisionPdf({ ...long(), sample: true }, 'tr'))
  for (const page of invented.pages) assert.ok(page.includes('ÖRNEK KARAR – gerçek değildir'))
  const real = await read(await decisionPdf(decision(), 'tr'))
  assert.ok(!real.pages.join().includes('ÖRNEK KARAR'))
})

test('the words around the text follow the language of the reader', async () => {
  const { pages } = await read(await decisionPdf(decision({ sample: true }), 'en'))
  assert.match(pages[0] ?? '', /SAMPLE DECISION – not real/)
  assert.match(pages[0] ?? '', /Case no\.: 2019\/1234/)
})

test('an individual application has an application number', async () => {
  const application = decision({ court: 'Anayasa Mahkemesi', chamber: null, decisionNumber: null })
  const { pages } = await read(await decisionPdf(application, 'tr'))
  assert.match(pages[0] ?? '', /Başvuru no: 2019\/1234/)
  assert.doesNotMatch(pages[0] ?? '', /Karar no/)
})

test('the document has its title and its language as metadata', async () => {
  const { meta } = await read(await decisionPdf(decision(), 'tr'))
  assert.equal(meta.info.Title, 'Yargıtay 3. HD, E. 2019/1234, K. 2020/567, T. 12.02.2020')
  assert.equal(meta.info.Language, 'tr')
})

test('a decision without text, date or link still gives a page', async () => {
  const bare = decision({
    paragraphs: [],
    decisionDate: null,
    sourceUrl: null,
    subject: null,
    truncated: true,
  })
  const { pages } = await read(await decisionPdf(bare, 'tr'))
  assert.equal(pages.length, 1)
  assert.match(pages[0] ?? '', /Metnin yalnız başı var/)
})

test('the first page of a truncated text says so above the text', async () => {
  const long = decision({ paragraphs: [paragraph(1, sentence.repeat(200))], truncated: true })
  const { pages } = await read(await decisionPdf(long, 'tr'))
  const [first = ''] = pages
  assert.ok(pages.length > 1)
  assert.ok(first.indexOf('Metnin yalnız başı var') >= 0)
  assert.ok(first.indexOf('Metnin yalnız başı var') < first.indexOf(sentence.slice(0, 20)))
})

test('other work continues while a text of 300 KB is laid out', async () => {
  const huge = decision({ paragraphs: [paragraph(1, sentence.repeat(1_500))] })
  let turns = 0
  const beat = setInterval(() => turns++, 1)
  const bytes = await decisionPdf(huge, 'tr')
  clearInterval(beat)
  assert.ok(bytes.length > 50_000)
  assert.ok(turns > 5)
})
