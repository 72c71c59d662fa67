/** Tests of parts of the public pages that the server writes at each request. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { writeMoney } from '../../domains/calculators/rules/writing.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  app = await openTestApplication()
})
after(() => app.close())

const part = async (
  name: string,
  more: { language?: 'tr' | 'en'; origin?: string; region?: string } = {},
) => {
  const { language = 'tr', origin = 'https://mizan.test', region } = more
  const query = region === undefined ? {} : { region }
  return app.services.visitors.pageParts[name]?.({ language, origin, query })
}

test('the page of prices says what the plans of its region cost, in the words of its language', async () => {
  for (const region of ['turkey', 'kktc'])
    for (const language of ['tr', 'en'] as const) {
      const text = await part('plans', { language, region })
      const answer = await app.server.inject(`/api/billing/plans?region=${region}`)
      const usual = answer
        .json()
        .data.plans.filter(({ planType }: { planType: string }) => planType === 'Normal')
      assert.ok(usual.length > 4)
      for (const { total, perMonth } of usual)
        for (const amount of [total, perMonth])
          assert.ok(text?.includes(writeMoney(amount, language)), `${region} ${language} ${amount}`)
      assert.match(text ?? '', new RegExp(`region=${region}" aria-current="true"`))
    }
  assert.equal(await part('plans', { region: 'mars' }), await part('plans', { region: 'turkey' }))
})

test('the answer on the first page was given by the assistant, with the places where its sentences stand', async () => {
  const text = (await part('proof')) ?? ''
  assert.match(text, /<span lang="tr">İşe iade davası açma süresi nedir\?<\/span>/)
  assert.match(text, /<blockquote><cite>[^<]+<\/cite>/)
  assert.match((await part('proof', { language: 'en' })) ?? '', /Mizan gave this answer/)
})

test('the code for telephones leads to the address that the visitor has used', async () => {
  const code = await part('qr')
  assert.match(code ?? '', /^<svg /)
  assert.notEqual(code, await part('qr', { origin: 'https://else.test' }))
})

test('where nobody has made films and pictures, their places stay empty', async () => {
  for (const name of ['office', 'phone', 'films']) assert.ok(!(await part(name)), name)
})
