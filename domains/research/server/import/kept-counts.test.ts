/** After any import, change, renewed preparation or removal, the kept counts equal a recount. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Below, numbersFrom } from '../search/testing/draw.ts'
import { countCiting } from '../store/citing.ts'
import { corpusVersion } from '../store/corpus-state.ts'
import { corpusState, loadOverview } from '../store/overview.ts'
import { recountAll } from '../store/recount.ts'
import { decisionRow, lawRow } from '../testing.ts'
import { importPaths } from './import-paths.ts'
import { recountTexts } from './recount.ts'
import { placesForImports } from './testing.ts'

const places = placesForImports()

const sentences = [
  "TBK'nın 344. maddesi uygulanır.",
  "TBK'nın 344. maddesi ile TBK'nın 49. maddesi uygulanır.",
  '4721 sayılı Kanun uygulanır.',
  "TMK'nın 166. maddesi gereğince boşanmaya karar verilmiştir.",
  'Yargıtay 3. Hukuk Dairesinin 2019/1 E., 2020/1 K. sayılı kararı gibi.',
  'Hiçbir kanun anılmamıştır.',
]

function anyDecision(below: Below) {
  const one = <T>(list: T[]): T => list[below(list.length)] as T
  return decisionRow(1 + below(12), {
    country: one(['TR', 'TR', 'KKTC']),
    court: one(['Yargıtay', 'Danıştay']),
    chamber: one(['3. Hukuk Dairesi', '5. Daire', undefined]),
    source: one(['Deneme', 'keeper/mixed']),
    subject: one([undefined, 'Kira tespiti', 'Boşanma', 'u'.repeat(3_000)]),
    sides: one([undefined, 'A – B']),
    externalId: one([undefined, 'x1']),
    deliveryYear: one([undefined, 2020]),
    sample: below(3) === 0,
    text: `${one(sentences)}\n${one(sentences)}`,
    relatedLaws: one([undefined, [{ lawNumber: '6100' }, { lawNumber: '6098', articleNo: '344' }]]),
  })
}

function anyLaw(below: Below) {
  const one = <T>(list: T[]): T => list[below(list.length)] as T
  return lawRow({
    lawNumber: one(['6098', '4721', '213']),
    sourceUrl: `https://example.test/${below(3)}`,
    kind: one(['kanun', 'khk']),
    sample: below(3) === 0,
    articles: Array.from({ length: 1 + below(3) }, (_, at) => ({ no: String(at + 1), text: 'Uydurma.' })),
  })
}

/** Leaves some of the texts as an older version of the program would have stored them. */
async function ageSome(below: Below): Promise<void> {
  await places.database.pool.query(
    `update decisions set preparation = 0, content_hash = case when doc % 3 = 0 then 'old' else content_hash end
     where doc % 2 = ${below(2)}`,
  )
  await places.database.pool.query('update laws set preparation = 0')
  await recountTexts(places.database.call())
}

const wrongCounts = async () =>
  (await places.database.kysely.transaction().execute(recountAll)).flatMap(({ table, examples }) =>
    examples.map((example) => `${table} ${example}`),
  )

for (const seed of [1, 2, 3, 4])
  test(`after any sequence of imports the kept counts equal a recount (${seed})`, async () => {
    const below = numbersFrom(seed)
    let [changed, dropped] = [0, 0]
    for (let step = 0; step < 10; step++) {
      if (below(5) === 0) await ageSome(below)
      const decisions = Array.from({ length: 1 + below(12) }, () => anyDecision(below))
      const laws = Array.from({ length: below(4) }, () => anyLaw(below))
      const pack = await places.packs.put(`${seed}-${step}.jsonl`, [...decisions, ...laws])
      const { files, dropped: gone } = await importPaths(places.database.call(), [pack])
      changed += files[0]?.counts.changed ?? 0
      dropped += gone.decisions + gone.laws
      assert.deepEqual(await wrongCounts(), [], `step ${step}`)
    }
    assert.ok(changed > 0 && dropped > 0, 'texts were changed and dropped on the way')
    const held = await places.database.pool.query(`select (select count(*)::int from decisions) as decisions,
      (select count(*)::int from laws) as laws, (select count(*)::int from law_articles) as articles,
      (select count(*)::int from decisions where sample) as samples`)
    const { corpusVersion: _version, ...state } = await corpusState(places.database.kysely)
    assert.deepEqual(state, held.rows[0])
  })

test('a decision that cites an article twice counts once, and no longer counts once it does not cite it', async () => {
  const twice = "TBK'nın 344. maddesi ve yine TBK'nın 344. maddesi."
  const put = (name: string, text: string) =>
    places.packs.put(name, [decisionRow(1, { text }), decisionRow(2, { text: "TBK'nın 49. maddesi." })])
  const counted = async () => {
    const counts = await countCiting(places.database.kysely, 'turkey', ['6098'])
    return ['6098', '6098/344', '6098/49'].map((text) => counts.get(text) ?? 0)
  }
  await importPaths(places.database.call(), [await put('twice.jsonl', twice)])
  assert.deepEqual(await counted(), [2, 1, 1])
  await importPaths(places.database.call(), [await put('none.jsonl', 'Kanun anılmamıştır.')])
  assert.deepEqual(await counted(), [1, 0, 1])
})

test('a chamber whose last decision was assigned to another one is no longer offered', async () => {
  const put = (name: string, sample: boolean, country: string) =>
    places.packs.put(name, [decisionRow(1, { sample, country, chamber: sample ? '9. Daire' : '3. Daire' })])
  await importPaths(places.database.call(), [await put('sample.jsonl', true, 'TR')])
  await importPaths(places.database.call(), [await put('real.jsonl', false, 'TR')])
  const { chambers } = await loadOverview(places.database.kysely)
  assert.deepEqual(
    chambers.map(({ chamber, total }) => [chamber, total]),
    [['3. Daire', 1]],
  )
})

test('a recount reports wrong counts after texts were changed outside the import, and corrects them', async () => {
  await importPaths(places.database.call(), [
    await places.packs.put('past.jsonl', [decisionRow(1), decisionRow(2), lawRow()]),
  ])
  const { kysely, pool } = places.database
  const version = await corpusVersion(kysely)
  await pool.query('delete from decisions where doc = 1')
  const recounted = await recountTexts(places.database.call())
  const wrong = recounted.filter((one) => one.wrong > 0)
  assert.deepEqual(
    wrong.map(({ table }) => table),
    ['decision_counts', 'subject_counts', 'citation_counts'],
  )
  assert.deepEqual(wrong[1]?.examples, ['turkey Kira tespiti: 2 kept, 1 counted'])
  assert.equal((await corpusState(kysely)).decisions, 1)
  assert.equal(await corpusVersion(kysely), version + 1)
  assert.deepEqual(await wrongCounts(), [])
})
