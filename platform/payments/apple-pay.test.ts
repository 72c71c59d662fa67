import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestClock } from '../testing/index.ts'
import { appleAddress, applePay } from './apple-pay.ts'
import { startSandboxBank } from './bank/server.ts'
import { sandboxKeys } from './providers.ts'

const path = '/paymentservices/paymentSession'

test('sessions are opened at Apple’s gateways alone', () => {
  for (const host of [
    'apple-pay-gateway.apple.com',
    'apple-pay-gateway-nc-pod5.apple.com',
    'cn-apple-pay-gateway.apple.com',
    'apple-pay-gateway-cert.apple.com',
  ])
    assert.equal(appleAddress(`https://${host}${path}`)?.hostname, host)
  for (const address of [
    `http://apple-pay-gateway.apple.com${path}`,
    `https://apple-pay-gateway.apple.com.evil.example${path}`,
    `https://evil.example/apple-pay-gateway.apple.com${path}`,
    `https://apple-pay-gateway.apple.com:8443${path}`,
    `https://me@apple-pay-gateway.apple.com${path}`,
    `https://apple-pay-gateway.apple.com/other`,
    `https://apple-pay-gateway.apple.com${path}?x=1`,
    `https://127.0.0.1${path}`,
    `https://www.apple.com${path}`,
    'no address',
  ])
    assert.equal(appleAddress(address), undefined, address)
})

test('the session of the double is handed to the browser, and its address is the only other one', async (t) => {
  const bank = await startSandboxBank({ ...sandboxKeys, clock: new TestClock() })
  t.after(() => bank.close())
  const apple = applePay({ merchant: 'merchant.test.mizan', double: bank.address })
  const site = { domain: 'mizan.test', name: 'Mizan' }
  const opened = await apple.openSession(`${bank.address}${path}`, site)
  assert.ok(opened.state === 'done')
  assert.deepEqual([opened.session.domainName, opened.session.displayName], ['mizan.test', 'Mizan'])
  assert.deepEqual(await apple.openSession(`http://127.0.0.1:1${path}`, site), { state: 'refused' })
})
