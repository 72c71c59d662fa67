/** Citations as lawyers and models write them, against a small archive. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CitationCheck, CitationVerdict } from '../../schemas.ts'
import { importPaths } from '../import/import-paths.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { verifyCitation } from './verify-citation.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>
before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  const path = await packs.put('texts.jsonl', [
    decisionRow(1),
    decisionRow(1, {
      chamber: '4. Hukuk Dairesi',
      decisionDate: '2020-03-01',
      text: 'Başka dairenin kararı.',
    }),
    decisionRow(2),
    decisionRow(7, { decisionDate: undefined }),
    decisionRow(8),
    decisionRow(8, { chamber: '6. Hukuk Dairesi', decisionNumber: '2021/900', text: 'Aynı esas numarası.' }),
    lawRow({ articles: [...lawRow().articles, { no: 'Geçici 1', text: 'Geçiş hükmü uygulanır.' }] }),
  ])
  await importPaths(database.call(), [path])
})
after(async () => {
  await database.close()
  await packs.remove()
})

async function check(given: Record<string, unknown>): Promise<CitationVerdict> {
  const answer = await verifyCitation(database.call(), CitationCheck.parse(given))
  return CitationVerdict.parse(answer)
}
const first = { caseNumber: '2019/1', decisionNumber: '2020/1', chamber: '3. HD' }

test('a decision is confirmed if numbers, chamber and date fit, in any spelling', async () => {
  for (const given of [
    { ...first, court: 'Yargıtay', date: '12.02.2020' },
    { caseNumber: 'E. 2019 / 1', decisionNumber: 'K: 2020-1', chamber: 'Yargıtay 3. Hukuk Dairesi' },
    { ...first, date: '12 Şubat 2020' },
  ]) {
    const { verdict, target, differences, unknown } = await check(given)
    assert.deepEqual([verdict, differences, unknown], ['confirmed', [], []], JSON.stringify(given))
    assert.equal(target?.label, 'Yargıtay 3. HD, E. 2019/1, K. 2020/1, T. 12.02.2020')
  }
})

test('what differs from the archive is named, with what the archive has', async () => {
  const date = await check({ ...first, date: '2020-03-12' })
  assert.deepEqual(
    [date.verdict, date.differences],
    ['differs', [{ field: 'date', given: '2020-03-12', archive: '2020-02-12' }]],
  )
  const chamber = await check({ caseNumber: '2019/2', decisionNumber: '2020/2', chamber: '11. HD' })
  assert.deepEqual(chamber.differences, [
    { field: 'chamber', given: '11. Hukuk Dairesi', archive: '3. Hukuk Dairesi' },
  ])
  const number = await check({
    caseNumber: '2019/2',
    decisionNumber: '2020/22',
    chamber: '3. HD',
    date: '12.02.2020',
  })
  assert.deepEqual(
    [number.verdict, number.differences],
    ['differs', [{ field: 'decisionNumber', given: '2020/22', archive: '2020/2' }]],
  )
})

test('numbers of two decisions do not make a third one', async () => {
  for (const given of [
    { caseNumber: '2019/1', decisionNumber: '2020/2' },
    { caseNumber: '2019/1', decisionNumber: '2020/2', chamber: '5. HD' },
    { caseNumber: '2019/99', decisionNumber: '2020/99', chamber: '3. HD' },
    { caseNumber: 'bilinmiyor' },
  ]) {
    const { verdict, target, candidates } = await check(given)
    assert.deepEqual([verdict, target], ['not_found', null], JSON.stringify(given))
    const isKnown = given.caseNumber === '2019/1'
    assert.equal(candidates.length > 0, isKnown)
  }
})

test('what fits several decisions is no confirmation', async () => {
  const { verdict, target, candidates } = await check({ caseNumber: '2019/1', decisionNumber: '2020/1' })
  assert.deepEqual([verdict, target, candidates.length], ['ambiguous', null, 2])
  const one = await check({ caseNumber: '2019/8', chamber: '6. HD' })
  assert.match(one.target?.label ?? '', /6\. HD, E\. 2019\/8, K\. 2021\/900/)
})

test('a date that the archive does not know is no difference, and is named', async () => {
  const given = { caseNumber: '2019/7', decisionNumber: '2020/7', date: '2020-02-12' }
  const { verdict, unknown } = await check(given)
  assert.deepEqual([verdict, unknown], ['confirmed', ['date']])
})

test('a quotation must stand in the decision, and is shown with its paragraph or with what stands there', async () => {
  const good = await check({ ...first, quote: 'TBK’nın 344. maddesi … ONANMASINA' })
  assert.deepEqual([good.verdict, good.quote], ['confirmed', { stands: true, paragraph: 2, nearest: null }])
  const bad = await check({ ...first, quote: 'Davacı kira bedelinin tespitini istememiştir (1).' })
  assert.equal(bad.verdict, 'differs')
  assert.match(bad.quote?.nearest ?? '', /tespitini istemiştir/)
  const strange = await check({ ...first, quote: 'İşe iade davası kabul edilmiştir.' })
  assert.deepEqual([strange.verdict, strange.quote?.nearest], ['differs', null])
})

test('an article is confirmed by number, abbreviation or name of its law, and with the words that stand in it', async () => {
  for (const given of [
    { lawNumber: '6098', articleNo: '344' },
    { lawNumber: 'TBK', articleNo: 'm. 344/1', quote: '343 üncü madde saklıdır' },
    { lawNumber: 'Türk Borçlar Kanunu', articleNo: 'Madde 344' },
    { lawNumber: 'TBK', articleNo: 'geçici 1' },
    { lawNumber: 'TBK' },
  ])
    assert.equal((await check(given)).verdict, 'confirmed', JSON.stringify(given))
  const wrong = await check({ lawNumber: 'TBK', articleNo: '344', quote: '343 üncü madde uygulanmaz' })
  assert.deepEqual([wrong.verdict, wrong.quote?.stands], ['differs', false])
})

test('an article or law that the archive does not have is not found, and a repealed one is named with its successor', async () => {
  const article = await check({ lawNumber: 'TBK', articleNo: '999' })
  assert.deepEqual([article.verdict, article.candidates[0]?.kind], ['not_found', 'law'])
  const repealed = await check({ lawNumber: '818', articleNo: '41' })
  assert.deepEqual(
    [repealed.verdict, repealed.notice?.reason, repealed.notice?.successor?.lawNumber],
    ['not_found', 'repealed', '6098'],
  )
  assert.equal((await check({ lawNumber: '9999' })).verdict, 'not_found')
})

test('a citation is of a law or of a decision, and not of both or of neither', () => {
  for (const given of [
    {},
    { lawNumber: '6098', caseNumber: '2019/1' },
    { court: 'Yargıtay' },
    { articleNo: '3' },
  ])
    assert.equal(CitationCheck.safeParse(given).success, false, JSON.stringify(given))
})
