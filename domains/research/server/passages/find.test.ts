import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { systemClock } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { bringIndexUpToDate } from '../decision-index.ts'
import { importPaths } from '../import/import-paths.ts'
import { Research } from '../research.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { findPassages, type PassageSearch } from './find.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>
let research: Research
let folder: string
const log = createLog({ level: 'silent' })

const articles = [
  { no: '10', heading: 'Bildirim', text: 'Kiracı ayıbı gecikmeksizin kiraya verene bildirir.' },
  { no: '11', heading: 'Belirlenmesi', text: 'Bedel hâkim tarafından hakkaniyete göre belirlenir.' },
  { no: '12', heading: 'Kira bedelinin belirlenmesi', text: 'Kira bedeli yazılı anlaşma ile belirlenir.' },
]
const reasoning =
  'Kira bedelinin tespiti davasında emsal taşınmazlar incelenmeli ve TBK 11. maddesi uyarınca hakkaniyete göre indirim yapılmalıdır.'

before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  folder = await mkdtemp(join(tmpdir(), 'passages-'))
  await importPaths(database.call(), [
    await packs.put('laws.jsonl', [
      lawRow({ articles }),
      lawRow({
        country: 'KKTC',
        lawNumber: '17/1981',
        title: 'Kira (Denetim) Yasası',
        sourceUrl: undefined,
        articles: [{ no: '6', heading: 'Kira bedelinin saptanması', text: 'Kira bedelini Mahkeme saptar.' }],
      }),
    ]),
    await packs.put('decisions.jsonl', [
      decisionRow(1, { text: `MAHKEMESİ : Sulh Hukuk Mahkemesi\n${reasoning}\nSONUÇ: Hükmün BOZULMASINA.` }),
      decisionRow(2, {
        text: 'Nafaka miktarı tarafların ekonomik durumuna göre takdir edilir ve artırılabilir.',
      }),
    ]),
  ])
  const db = database.kysely
  await bringIndexUpToDate({ db, dataFolder: folder, clock: systemClock, log })
  research = new Research({ db, folder, log, rebuild: async () => {} })
  research.start()
  await research.settled()
})
after(async () => {
  await research.close()
  await database.close()
  await packs.remove()
  await rm(folder, { recursive: true, force: true })
})

const find = (text: string, more: Partial<PassageSearch> = {}) =>
  findPassages(research, {
    words: [],
    ...{ queries: [{ text, weight: 1 }], country: 'turkey', named: [], cited: [] },
    ...{ articles: 5, decisions: 5 },
    ...more,
  })
const numbers = ({ articles: found }: Awaited<ReturnType<typeof find>>) =>
  found.map(({ article }) => article.articleNo)

test('articles and single paragraphs of decisions are found with what names their sources', async () => {
  const found = await find('kira bedelinin tespiti')
  assert.equal(found.articles[0]?.title, 'TBK m. 12')
  const [paragraph] = found.decisions
  assert.equal(paragraph?.text, reasoning)
  assert.match(paragraph?.placeId ?? '', /-2$/)
  assert.match(paragraph?.title ?? '', /^Yargıtay 3\. HD, E\. 2019\/1/)
})

test('an article that the decisions found cite rises above one that only shares a word', async () => {
  const found = numbers(await find('kira bedelinin tespiti davasında emsal indirim'))
  assert.ok(found.indexOf('11') < found.indexOf('10') || !found.includes('10'))
  assert.ok(found.includes('11'))
})

test('a named article comes first', async () => {
  const named = [{ lawNumber: '6098', articleNo: '10' }]
  assert.equal(numbers(await find('kira bedelinin tespiti', { named }))[0], '10')
})

test('only texts of the country that is asked for are found', async () => {
  const found = await find('kira bedelinin saptanması', { country: 'kktc' })
  assert.deepEqual(
    found.articles.map(({ law }) => law.country),
    ['kktc'],
  )
  assert.deepEqual(found.decisions, [])
})

test('a decision that the question names is read alone, and one that the archive lacks is missing', async () => {
  const held = await find('kira bedeli', { cited: [{ caseNumber: '2019/2', decisionNumber: '2020/2' }] })
  assert.equal(held.isMissing, false)
  assert.ok(held.decisions.every(({ decision }) => decision.case_number === '2019/2'))
  const lacking = await find('kira bedeli', { cited: [{ caseNumber: '2031/1', decisionNumber: '2032/2' }] })
  assert.equal(lacking.isMissing, true)
  const otherChamber = { court: 'Yargıtay', chamber: '9. Hukuk Dairesi', caseNumber: '2019/2' }
  assert.equal((await find('kira bedeli', { cited: [otherChamber] })).isMissing, true)
})
