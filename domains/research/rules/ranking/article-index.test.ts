import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuery } from '../query.ts'
import { ArticleIndexBuilder } from './article-index.ts'
import type { LawSource } from './article-store.ts'

const law = (
  lawNumber: string,
  title: string,
  articles: [no: string, heading: string, text: string][],
  country: 'turkey' | 'kktc' = 'turkey',
): LawSource => ({
  key: `${country}-${lawNumber}`,
  country,
  lawNumber,
  title,
  articles: articles.map(([no, heading, text]) => ({ id: `${lawNumber}/${no}`, no, heading, text })),
})

const laws = [
  law('6098', 'Türk Borçlar Kanunu', [
    ['49', 'A. Sorumluluk › I. Genel olarak', 'Kusurlu bir fiille başkasına zarar veren, bu zararı öder.'],
    ['72', 'B. Zamanaşımı', 'Bu istem iki yılda zamanaşımına uğrar.'],
    ['344', 'Kira bedeli', 'Yenilenen dönemde kira bedelinin artışı uydurma bir orandır.'],
  ]),
  law('5271', 'Ceza Muhakemesi Kanunu', [
    [
      '2',
      'Tanımlar',
      'Bu Kanunda;\na) Şüpheli: Soruşturmadaki kişiyi,\nb) Müdafi: Onu savunan avukatı, anlatır.',
    ],
    ['149', 'Müdafi seçimi', 'Şüpheli bir müdafi seçebilir. Müdafi dosyayı inceler.'],
    ['Geçici 1', '', 'Müdafi hakkındaki eski hükümler bir yıl uygulanır.'],
  ]),
  law('17/1981', 'Kira (Denetim) Yasası', [['8', 'Kira', 'Kira bedeli bu Yasa ile belirlenir.']], 'kktc'),
]

function build(citations: Record<string, number> = {}) {
  const builder = new ArticleIndexBuilder({
    law: (number) => citations[number] ?? 0,
    article: (number, no) => citations[`${number}/${no}`] ?? 0,
  })
  for (const one of laws) builder.add(one)
  return builder.finish()
}

const index = build()
const ids = (text: string, country: 'turkey' | 'kktc' = 'turkey') =>
  index.search(parseQuery(text), { country }).hits.map((hit) => hit.id)

test('an article is found by its number in every spelling', () => {
  for (const text of ['TBK 49', 'tbk m. 49', '6098 sayılı Kanunun 49. maddesi', 'borçlar kanunu 49'])
    assert.equal(ids(text)[0], '6098/49', text)
  assert.deepEqual(index.find('art:6098/344'), ['6098/344'])
})

test('an article is found by its words, whatever their endings and diacritics', () => {
  assert.equal(ids('kusurlu fiilden doğan zararlar')[0], '6098/49')
  assert.equal(ids('zamanasimi suresi')[0], '6098/72')
})

test('an everyday word finds the legal term', () => {
  assert.equal(ids('kira zammı')[0], '6098/344')
})

test('a question that asks what something is finds the article that defines it', () => {
  assert.equal(ids('Müdafi nedir?')[0], '5271/2')
  assert.equal(ids('müdafi seçimi')[0], '5271/149')
})

test('a question that names a law finds that law first', () => {
  assert.equal(ids("CMK'ya göre zarar nedir?")[0]?.split('/')[0], '6098')
  assert.equal(ids("CMK'ya göre müdafi ne yapar?")[0]?.split('/')[0], '5271')
})

test('a permanent rule comes before a transitional one', () => {
  const found = ids('müdafi hükümleri')
  assert.ok(found.indexOf('5271/149') < found.indexOf('5271/Geçici 1'))
})

test('each country has its own laws', () => {
  assert.deepEqual(ids('kira bedeli', 'kktc'), ['17/1981/8'])
  assert.ok(!ids('kira bedeli').includes('17/1981/8'))
})

test('operators select strictly and totals are exact', () => {
  const search = (text: string) => index.search(parseQuery(text), { country: 'turkey' })
  assert.equal(search('"kira bedelinin"').total, 1)
  assert.equal(search('müdafi -şüpheli').total, 1)
  assert.equal(search('müdaf*').total, 3)
  assert.equal(search('zamanaşımı OR kira').total, 2)
  assert.equal(search('"bedeli kira"').total, 0)
})

test('an article that courts cite more often is trusted more', () => {
  const score = (citations: Record<string, number>) =>
    build(citations)
      .search(parseQuery('şüpheli müdafi'), { country: 'turkey' })
      .hits.find((hit) => hit.id === '5271/2')?.score ?? 0
  assert.ok(score({ '5271/2': 4000 }) > score({ '5271/2': 40 }))
  assert.ok(score({ '5271': 4000 }) > score({}))
})

test('pages follow each other and a filter narrows', () => {
  const all = ids('müdafi')
  const pages = [0, 1, 2].flatMap((at) =>
    index.search(parseQuery('müdafi'), { country: 'turkey' }, at, 1).hits.map((hit) => hit.id),
  )
  assert.deepEqual(pages, all)
  const narrowed = index.search(parseQuery('müdafi'), { accept: (article) => article.no === '2' })
  assert.deepEqual(
    narrowed.hits.map((hit) => hit.id),
    ['5271/2'],
  )
})

test('a search without words or hits is empty', () => {
  assert.deepEqual(ids(''), [])
  assert.deepEqual(ids('xyzzy'), [])
})

test('an abbreviation that no law uses is searched by its full form', () => {
  const builder = new ArticleIndexBuilder()
  builder.add(
    law('5271', 'Ceza Muhakemesi Kanunu', [
      ['231', 'Hükmün açıklanması', 'Mahkemece hükmün açıklanmasının geri bırakılmasına karar verilebilir.'],
      ['232', 'Hükmün içeriği', 'Hükmün içeriği bir tutanağa yazılır.'],
    ]),
  )
  const { hits } = builder.finish().search(parseQuery('HAGB'))
  assert.equal(hits[0]?.id, '5271/231')
  assert.equal(hits[0]?.matched, 1)
  assert.ok((hits[1]?.matched ?? 0) < 1)
})

test('a word that no law contains counts as missing', () => {
  const [best] = index.search(parseQuery('zamanaşımı xyzt')).hits
  assert.equal(best?.id, '6098/72')
  assert.ok((best?.matched ?? 1) < 0.9)
})

test('an old name finds the article under its present name', () => {
  const builder = new ArticleIndexBuilder()
  builder.add(
    law('6098', 'Türk Borçlar Kanunu', [
      ['77', 'Sebepsiz zenginleşme', 'Haklı bir sebep olmaksızın zenginleşen, bunu geri verir.'],
      ['78', 'Başka', 'Sebepsiz yere uzayan bir iş ve iktisap edilen bir mal.'],
    ]),
  )
  assert.equal(builder.finish().search(parseQuery('sebepsiz iktisap')).hits[0]?.id, '6098/77')
})

test('an eviction is searched by the words that the law of obligations uses for it', () => {
  const builder = new ArticleIndexBuilder()
  const articles: Parameters<typeof law>[2] = [
    [
      '350',
      'a. Gereksinim',
      'Kiraya veren, kira sözleşmesini gereksinim sebebiyle dava yoluyla sona erdirebilir.',
    ],
    ['352', 'Kiracıdan kaynaklanan sebeplerle', 'Kiracı boşaltmayı üstlenmişse kiraya veren dava açabilir.'],
  ]
  builder.add(law('6098', 'Türk Borçlar Kanunu', articles))
  builder.add(
    law('2004', 'İcra ve İflas Kanunu', [['335', 'Ceza', 'Kiracının tahliyesi uydurma bir konudur.']]),
  )
  const lease = builder.finish()
  for (const text of ['kiracının tahliyesi', 'kiracı tahliye davası', 'kiracıyı çıkarmak']) {
    const found = lease.search(parseQuery(text)).hits.map(({ id }) => id)
    assert.deepEqual(found.slice(0, 2).sort(), ['6098/350', '6098/352'], text)
  }
})
