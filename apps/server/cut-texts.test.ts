/** Every list and screen marks a truncated decision, and none marks a complete one. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openTestApplication } from './testing.ts'

const word = 'örümcekağı'
const begun = `Davacı, ${word} hakkındaki uydurma istemin kabulünü istemiştir. TBK'nın 344. maddesi uygulanır.`
const row = (number: number, text: string, textTruncated: boolean) => ({
  country: 'TR',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: `2018/${number}`,
  decisionNumber: `2019/${number}`,
  decisionDate: '2019-02-12',
  source: 'Deneme',
  textTruncated,
  text,
})
const closing = 'Hükmün ONANMASINA, 12.02.2019 gününde oybirliğiyle karar verildi.'
/** Whether each text is truncated. */
const texts: Record<number, boolean> = { 9101: false, 9102: true, 9103: true, 9104: false }
const rows = [
  row(9101, `${begun} ${closing}`, true),
  row(9102, `${begun} Mahkemece istemin reddine karar verilmiştir.`, true),
  row(9103, `${begun} Bilirkişi raporunda belirtildiği üzere taşınmazın bulunduğu yerde yapılan inc`, false),
  row(9104, `${begun} ${closing}`, false),
]

let application: Awaited<ReturnType<typeof openTestApplication>>
let headers: { authorization: string }

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-pack-'))
  const pack = join(folder, 'cut.jsonl')
  await writeFile(pack, rows.map((one) => JSON.stringify(one)).join('\n'))
  application = await openTestApplication({ packs: [pack] })
  await rm(folder, { recursive: true })
  headers = (await application.signIn()).headers
})
after(() => application.close())

interface DecisionEntry {
  id: string
  caseNumber: string
  truncated: boolean
}

const get = async <T>(url: string): Promise<T> => {
  const answer = await application.server.inject({ method: 'GET', url: `/api${url}`, headers })
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 200))
  return answer.json().data
}

async function found(): Promise<DecisionEntry[]> {
  const payload = { query: word, searchCountry: 'turkey' }
  const url = '/api/case-search/filtered-search'
  const answer = await application.server.inject({ method: 'POST', url, payload, headers })
  return answer.json().data.items
}

const ofOurs = (list: readonly DecisionEntry[]) =>
  Object.fromEntries(
    list.flatMap(({ caseNumber, truncated }): [string, boolean][] => {
      const number = caseNumber.split('/')[1] ?? ''
      return number in texts ? [[number, truncated]] : []
    }),
  )

test('a list of hits tells which of its texts are truncated', async () => {
  assert.deepEqual(ofOurs(await found()), texts)
})

test('the decision itself and every other list that contains it say so too', async () => {
  for (const { id, caseNumber } of await found()) {
    const isCut = texts[Number(caseNumber.split('/')[1])]
    assert.equal((await get<DecisionEntry>(`/case-search/case/turkey/${id}`)).truncated, isCut, caseNumber)
    const [looked] = await get<DecisionEntry[]>(`/case-search/case/decision?mainCaseNumber=${caseNumber}`)
    assert.equal(looked?.truncated, isCut, caseNumber)
    const similar = ofOurs(await get<DecisionEntry[]>(`/case-search/case/turkey/${id}/similar`))
    for (const [number, told] of Object.entries(similar)) assert.equal(told, texts[Number(number)], number)
    assert.ok(Object.keys(similar).length > 0)
  }
  const article = await application.database.kysely
    .selectFrom('law_articles')
    .innerJoin('laws', 'laws.id', 'law_articles.law_id')
    .select('law_articles.id')
    .where('law_number', '=', '6098')
    .where('article_no', '=', '344')
    .executeTakeFirstOrThrow()
  const { items } = await get<{ items: DecisionEntry[] }>(`/laws/get/${article.id}/cited-by?pageSize=100`)
  assert.deepEqual(ofOurs(items), texts)
})
