/** What holds for every row of the contract, tried on every row of the contract. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { platformErrors, type Row } from '@mizan/platform/contract'
import { addressOf } from '@mizan/platform/contract/client'
import { researchErrors, researchRows } from '@mizan/research/contract'
import { siteRows } from '@mizan/site/contract'
import type { FastifyInstance } from 'fastify'
import { openTestApplication } from './testing.ts'

const rows: [string, Row][] = Object.entries({ ...researchRows, ...siteRows })
let application: Awaited<ReturnType<typeof openTestApplication>>
let open: FastifyInstance
let closed: FastifyInstance
const real: Record<string, string> = {}

before(async () => {
  application = await openTestApplication()
  open = await application.serverWith(true)
  closed = await application.serverWith(false)
  const { kysely } = application.database
  const decision = await kysely
    .selectFrom('decisions')
    .select('id')
    .where('country', '=', 'turkey')
    .limit(1)
    .executeTakeFirstOrThrow()
  const cypriot = await kysely
    .selectFrom('decisions')
    .select('id')
    .where('country', '=', 'kktc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const article = await kysely
    .selectFrom('law_articles')
    .select(['id', 'law_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  Object.assign(real, {
    decision: decision.id,
    cypriot: cypriot.id,
    article: article.id,
    law: article.law_id,
  })
})
after(async () => {
  await open.close()
  await closed.close()
  await application.close()
})

/** The documented sample names texts as "sample"; here they get the ids of texts that exist. */
function sampleParams(name: string, row: Row): Record<string, string> {
  const params = { ...row.sample.params }
  if ('caseId' in params) params.caseId = (name.endsWith('Kktc') ? real.cypriot : real.decision) ?? ''
  if ('id' in params) params.id = real.decision ?? ''
  if ('lawId' in params) params.lawId = real.law ?? ''
  if ('chunkId' in params)
    params.chunkId = (name.startsWith('laws.') ? real.article : `${real.decision}-1`) ?? ''
  return params
}

const call = (
  server: FastifyInstance,
  row: Row,
  params: Record<string, string>,
  query = row.sample.query,
  body = row.sample.body,
) =>
  server.inject({
    method: row.method,
    url: addressOf(row.path, { params, query }),
    ...(body === undefined ? {} : { payload: body as object }),
  })

for (const [name, row] of rows) {
  describe(name, () => {
    test('the documented sample is answered in the shape of the row', async () => {
      const answer = await call(open, row, sampleParams(name, row))
      assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
      if (row.answer === 'pdf') assert.equal(answer.headers['content-type'], 'application/pdf')
      else {
        const parsed = row.answer.safeParse(answer.json().data)
        assert.ok(parsed.success, JSON.stringify(parsed.error?.issues.slice(0, 3)))
      }
    })

    test('without a session it is refused while the switch is closed, unless it is public', async () => {
      const answer = await call(closed, row, sampleParams(name, row))
      assert.equal(answer.statusCode, row.access.session === 'public' ? 200 : 401)
      if (row.access.session === 'bearer') assert.equal(answer.json().code, 'session.required')
    })

    test('broken input is refused with what is wrong, in both languages', async () => {
      if (!row.body) return
      for (const [language, text] of [
        ['tr', 'İstek geçersiz'],
        ['en', 'The request is not valid'],
      ] as const) {
        const answer = await open.inject({
          method: row.method,
          url: addressOf(row.path, { params: sampleParams(name, row) }),
          headers: { 'accept-language': language },
          payload: { query: { not: 'text' }, text: 7, searchCountry: 'atlantis' },
        })
        assert.equal(answer.statusCode, 400)
        assert.ok(answer.json().message.startsWith(text))
        assert.ok(answer.json().issues.length > 0)
      }
    })

    test('an id that no text has is not found', async () => {
      if (!row.params) return
      const answer = await call(
        open,
        row,
        Object.fromEntries(
          Object.entries(sampleParams(name, row)).map(([key, value]) => [
            key,
            key === 'country' ? value : 'nothing-1',
          ]),
        ),
      )
      assert.equal(answer.statusCode, 404)
      assert.ok(row.errors.includes(answer.json().code))
    })

    test('every error that it declares has a text', () => {
      for (const code of row.errors) assert.ok(code in researchErrors || code in platformErrors, code)
    })
  })
}

test('no two rows share a method and a path', () => {
  const places = rows.map(([, row]) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`)
  assert.equal(new Set(places).size, places.length)
})
