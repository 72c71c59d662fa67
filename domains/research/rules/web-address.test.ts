import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webAddress } from './web-address.ts'

test('web addresses are kept unchanged', () => {
  for (const address of [
    'https://example.test/karar?id=1#m2',
    'http://example.test',
    'HTTPS://EXAMPLE.TEST/',
  ])
    assert.equal(webAddress(address), address)
})

test('an address that a browser would execute, open from the disk or not understand is refused', () => {
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.test/1',
    'mailto:a@example.test',
    '//example.test/karar',
    'www.example.test/karar',
    '',
    null,
    undefined,
  ])
    assert.equal(webAddress(address), null, String(address))
})
