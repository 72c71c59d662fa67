import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentCookie, isNativeWebView, readConsent } from './consent.ts'

test('the answer is kept for 450 days and read back', () => {
  assert.equal(
    consentCookie('declined', true),
    'cookie_consent=declined; Max-Age=38880000; Path=/; SameSite=Lax; Secure',
  )
  assert.equal(readConsent('a=1; cookie_consent=declined; b=2'), 'declined')
  assert.equal(readConsent('cookie_consent=accepted'), 'accepted')
})

test('another value or another cookie is no answer', () => {
  for (const cookies of ['', 'cookie_consent=maybe', 'x_cookie_consent=accepted', 'cookie_consent'])
    assert.equal(readConsent(cookies), undefined, cookies)
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const rest = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

test('a web view of an app is told from a browser', () => {
  const inApp = (userAgent: string) => isNativeWebView({ userAgent, hasBridge: false })
  assert.equal(inApp(`${iphone} Mobile/15E148`), true)
  assert.equal(inApp(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`), false)
  assert.equal(inApp(`${android}; wv) ${rest}`), true)
  assert.equal(inApp(`${android}) ${rest}`), false)
  assert.equal(
    inApp('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'),
    false,
  )
  assert.equal(isNativeWebView({ userAgent: 'anything', hasBridge: true }), true)
})
