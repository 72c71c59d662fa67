/** The human check of hCaptcha, where an operator has chosen it, against a double of that service. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { headerNames } from '@mizan/platform/contract'
import {
  answers,
  type Behaviour,
  cut,
  type Double,
  fails,
  silent,
  startDouble,
} from '@mizan/platform/outside/testing'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
let double: Double

before(async () => {
  double = await startDouble()
  app = await openTestApplication({
    environment: {
      HUMAN_CHECK: 'hcaptcha',
      HCAPTCHA_URL: double.address,
      HCAPTCHA_SITE_KEY: 'site-of-the-test',
      HCAPTCHA_SECRET: 'secret-of-the-test',
    },
  })
})
after(async () => {
  await app.close()
  await double.close()
})

async function begin(response: string, behaviour: Behaviour) {
  double.behave(behaviour)
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/guest/conversation',
    headers: { [headerNames.human]: response },
    remoteAddress: '198.51.100.4',
  })
  return { status: answer.statusCode, ...answer.json() }
}

const right = answers({ success: true, hostname: 'mizan.test' })

test('the page is given the key of the site, and the service what the browser presents', async () => {
  const { data } = (await app.server.inject({ url: '/api/guest/human-check' })).json()
  assert.deepEqual(data, { kind: 'hcaptcha', siteKey: 'site-of-the-test' })
  assert.equal((await begin('response-1', right)).status, 200)
  const [{ path, body }] = double.received as [Double['received'][number]]
  assert.equal(path, '/siteverify')
  assert.deepEqual(Object.fromEntries(new URLSearchParams(String(body))), {
    secret: 'secret-of-the-test',
    sitekey: 'site-of-the-test',
    response: 'response-1',
    remoteip: '198.51.100.4',
  })
})

test('what the service refuses begins no conversation, and neither does a response that was used', async () => {
  const wrong = answers({ success: false, 'error-codes': ['invalid-input-response'] })
  const refused = await begin('response-2', wrong)
  assert.deepEqual([refused.status, refused.code], [403, 'LA_HCaptchaValidationFailed'])
  assert.equal((await begin('response-3', right)).status, 200)
  assert.equal((await begin('response-3', right)).code, 'LA_HCaptchaValidationFailed')
})

for (const [what, behaviour] of [
  ['does not answer', silent],
  ['breaks off', cut],
  ['fails', fails(500)],
  ['answers something else', answers({ said: 'yes' })],
] as const)
  test(`if a service ${what}, the visitor is not judged and may try again`, async () => {
    const refused = await begin(`response of ${what}`, behaviour)
    assert.deepEqual([refused.status, refused.code], [503, 'server.unavailable'])
    assert.equal((await begin(`response of ${what}`, right)).status, 200)
  })

test('pages may load the script of the service, and of nobody else', async () => {
  const { headers } = await app.server.inject({ url: '/api' })
  const policy = String(headers['content-security-policy'])
  for (const part of ['script-src', 'style-src', 'connect-src', 'frame-src'])
    assert.match(policy, new RegExp(`${part} 'self'[^;]* https://hcaptcha.com https://\\*.hcaptcha.com(;|$)`))
  assert.match(policy, /default-src 'self';/)
})
