import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { signatureChecker } from './index.ts'

const now = new Date('2026-11-22T10:00:00Z')
const time = String(now.getTime() / 1_000)
const good = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`

/** The answer to a message that is signed with this secret, if the receiver knows the same one. */
function received(secret: string, id: string, signed: string, body: string): Promise<unknown> {
  const check = signatureChecker({ clock: { now: () => now }, secretsOf: () => [secret] })
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature }
  return check('bank', headers, Buffer.from(body))
}

test('an empty or short secret admits nobody', async () => {
  for (const secret of ['', 'whsec_', '!!!', btoa('short')])
    await assert.rejects(received(secret, 'm', `m.${time}.{}`, '{}'), RangeError, secret)
  await received(good, 'm', `m.${time}.{}`, '{}')
})

test('the bytes of one message cannot be presented as another with a different id', async () => {
  const signed = `order.1.${time}.{}`
  await assert.rejects(received(good, 'order.1', signed, '{}'), { code: 'webhook.unsigned' })
})
