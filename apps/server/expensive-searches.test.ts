/** Expensive searches are refused with advice, and limited for each person. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestApplication } from './testing.ts'

let application: Awaited<ReturnType<typeof openTestApplication>>

before(async () => {
  application = await openTestApplication({ rateLimits: true })
})
after(() => application.close())

type Headers = Awaited<ReturnType<typeof application.signIn>>['headers']

const beginnings = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${'abcdefghijklmnoprstu'[at % 20]}${'aeiou'[Math.floor(at / 20)]}*`,
  )
const tooExpensive = {
  'alternatives with an asterisk': beginnings(60).join(' OR '),
  'words with an asterisk': beginnings(60).join(' '),
  'exclusions with an asterisk': `kira ${beginnings(60)
    .map((one) => `-${one}`)
    .join(' ')}`,
  'groups in groups': `kira AND (tespit OR (${beginnings(30).join(' OR ')}))`,
}
const expensive = beginnings(12).join(' OR ')
const searches = ['/laws/search', '/case-search/filtered-search', '/case-search/facets']

const post = (headers: Headers, url: string, query: string, language = 'tr') =>
  application.server.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: { query, searchCountry: 'turkey' },
    headers: { ...headers, 'accept-language': language },
  })
const get = (headers: Headers, url: string) =>
  application.server.inject({ method: 'GET', url: `/api${url}`, headers })

test('a search that is too expensive is refused before it runs, with advice', async () => {
  const { headers } = await application.signIn()
  for (const [name, query] of Object.entries(tooExpensive))
    for (const url of searches) {
      const answer = await post(headers, url, query)
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'search.too_broad'], `${name} ${url}`)
      assert.match(answer.json().message, /Seçenekleri azaltın .* uzatın/)
      assert.match((await post(headers, url, query, 'en')).json().message, /fewer alternatives, or longer/)
    }
})

test('with fewer alternatives, or longer prefixes, it is answered', async () => {
  const { headers } = await application.signIn()
  const longer = beginnings(60).map((one) => one.replace('*', 'rem*'))
  for (const query of [expensive, longer.join(' OR ')])
    for (const url of searches) assert.equal((await post(headers, url, query)).statusCode, 200, url)
})

test('a person who repeats expensive searches learns when to come back, and nobody else is affected', async () => {
  const [script, colleague] = [await application.signIn(), await application.signIn()]
  let answered = 0
  let last = await post(script.headers, '/laws/search', expensive)
  for (; last.statusCode === 200 && answered < 100; answered++)
    last = await post(script.headers, answered % 2 ? '/laws/search' : '/case-search/facets', expensive)
  assert.deepEqual([last.statusCode, last.json().code], [429, 'request.too_many'])
  const seconds = Number(last.headers['retry-after'])
  assert.ok(seconds >= 1 && seconds <= 60, String(seconds))
  assert.equal((await post(script.headers, '/case-search/basic-search', 'kira')).statusCode, 429)
  assert.equal((await post(colleague.headers, '/laws/search', expensive)).statusCode, 200)
})

test('a person who researches as fast as possible for a minute never reaches the limit', async () => {
  const { headers } = await application.signIn()
  const found = (await post(headers, '/case-search/filtered-search', 'kira')).json().data.items[0]
  const asked = [
    'kira bedelinin tespiti',
    'kamula* bedel*',
    '"manevi tazminat"~5 OR "maddi tazminat"~5',
    'tahliye taahhüdü -kefil',
  ]
  for (let at = 0; at < 30; at++) {
    for (const url of searches)
      assert.equal((await post(headers, url, asked[at % asked.length] as string)).statusCode, 200)
    for (let typed = 0; typed < 12; typed++)
      assert.equal((await get(headers, '/case-search/suggest?searchCountry=turkey&q=kira')).statusCode, 200)
    for (let read = 0; read < 3; read++)
      assert.equal((await get(headers, `/case-search/case/turkey/${found.id}?q=kira`)).statusCode, 200)
    assert.equal((await get(headers, `/case-search/case/turkey/${found.id}/similar`)).statusCode, 200)
  }
})
