import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answered, consentCookie, isNativeWebView, readConsent } from './consent.ts'

const day = 24 * 60 * 60
const now = 1_795_000_000

test('the answer is kept for 450 days from the moment at which it was given', () => {
  const kept = answered('declined', now)
  const cookie = consentCookie(kept, now, true)
  assert.equal(cookie, 'cookie_consent=declined.1833880000; Max-Age=38880000; Path=/; SameSite=Lax; Secure')
  const later = now + 449 * day
  assert.deepEqual(readConsent(`a=1; ${cookie.split(';')[0]}; b=2`, later), kept)
  assert.match(consentCookie(kept, later, false), /; Max-Age=86400;/)
  assert.equal(readConsent('cookie_consent=declined.1833880000', now + 450 * day), undefined)
})

test('another value, another cookie or an expiry too far ahead counts as no answer', () => {
  const others = ['maybe.1833880000', 'accepted', 'accepted.', 'accepted.99999999999', 'accepted.1833880000x']
  const cookies = [
    '',
    'x_cookie_consent=accepted.1833880000',
    ...others.map((one) => `cookie_consent=${one}`),
  ]
  for (const one of cookies) assert.equal(readConsent(one, now), undefined, one)
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const rest = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'

test('the web view of an app is distinguished from a browser', () => {
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
