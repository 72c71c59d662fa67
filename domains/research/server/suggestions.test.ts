import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { importPaths } from './import/import-paths.ts'
import { buildLawIndex } from './law-index.ts'
import { completionsOf } from './queries/suggest.ts'
import { listSubjects, loadOverview } from './store/overview.ts'
import { makeSuggestions, type Suggestions } from './suggestions.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from './testing.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>
let suggestions: Suggestions

before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  await importPaths(database.call(), [
    await packs.put('decisions.jsonl', [
      decisionRow(1, { subject: 'Kira tespiti' }),
      decisionRow(2, { subject: 'KİRA TESPİTİ, tahliye' }),
      decisionRow(3, { subject: 'Hükmün bozulması gerekmiştir.' }),
    ]),
    await packs.put('laws.jsonl', [
      lawRow({
        articles: [
          { no: '299', heading: 'Kira Sözleşmesi › Genel Hükümler › A. Tanımı', text: 'Kira budur.' },
          { no: '300', heading: 'B. Kira süresi', text: 'Süre budur.' },
          { no: 'Geçici 1', heading: 'Uyarlama davaları', text: 'Geçiş budur.' },
        ],
      }),
    ]),
  ])
  const { chambers } = await loadOverview(database.kysely)
  const { laws } = await buildLawIndex(database.kysely)
  suggestions = makeSuggestions({ chambers, laws, subjects: await listSubjects(database.kysely) })
})
after(async () => {
  await database.close()
  await packs.remove()
})

const suggested = (typed: string, country: 'turkey' | 'kktc' = 'turkey') =>
  suggestions[country].find(typed, 8).map(({ kind, text, detail }) => `${kind}: ${text} (${detail})`)

test('subjects of decisions and headings of articles are suggested once, with what distinguishes them', () => {
  const found = suggested('kira')
  for (const one of [
    'subject: Kira tespiti (2)',
    'article: Kira süresi (TBK m. 300)',
    'article: Kira Sözleşmesi: tanımı (TBK m. 299)',
  ])
    assert.ok(found.includes(one), `${one} in ${found}`)
  assert.deepEqual(suggested('uyarlama')[0], 'article: Uyarlama davaları (TBK geçici m. 1)')
  assert.deepEqual(suggested('tahliye'), ['subject: Tahliye (1)'])
  assert.ok(!suggested('hükmün').some((one) => one.includes('bozulması')))
})

test('courts and laws are found by their short names, and only those of the searched country', () => {
  assert.ok(suggested('tbk')[0]?.startsWith('law: Türk Borçlar Kanunu (TBK · 6098'))
  assert.ok(suggested('yargıtay')[0]?.startsWith('court: Yargıtay'))
  assert.deepEqual(suggested('kira', 'kktc'), [])
})

test('an article that is typed by its number is suggested first', () => {
  for (const typed of ['TBK 300', 'tbk m. 300', '6098/300', 'Borçlar Kanunu 300'])
    assert.equal(suggested(typed)[0], 'article: Kira süresi (TBK m. 300)', typed)
  assert.equal(suggested('TBK geçici 1')[0], 'article: Uyarlama davaları (TBK geçici m. 1)')
  assert.deepEqual(suggested('TBK 999'), [])
})

test('a term of law is suggested that no heading and no subject has', () => {
  assert.deepEqual(suggested('kamulaştırmasız'), ['subject: Kamulaştırmasız el atma (null)'])
  assert.deepEqual(suggested('kamulaştırmasız', 'kktc'), [])
})

test('a decision is suggested by its number, before all else', async () => {
  const suggest = (country: 'turkey' | 'kktc', typed: string) => suggestions[country].find(typed, 8)
  const completed = async (q: string, searchCountry: 'turkey' | 'kktc' = 'turkey') =>
    (await completionsOf({ db: database.kysely, suggest }, { q, searchCountry })).map(
      ({ kind, text, target }) => [kind, text, target?.kind],
    )
  const decision = ['decision', 'Yargıtay 3. HD, E. 2019/2, K. 2020/2, T. 12.02.2020', 'decision']
  for (const typed of ['2019/2', '2020/2', 'E. 2019/2', '3. HD 2019/2'])
    assert.deepEqual((await completed(typed))[0], decision, typed)
  assert.deepEqual(await completed('2019/2', 'kktc'), [])
  assert.deepEqual(await completed('2019/77'), [])
})
