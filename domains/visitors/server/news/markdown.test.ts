import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlOf } from './markdown.ts'

test('paragraphs, lists, bold, emphasis and links become HTML', () => {
  const html = htmlOf('Bir **iki** *üç*\n\n- a\n- [b](/search)')
  for (const part of ['<strong>iki</strong>', '<em>üç</em>', '<li>a</li>', '<a href="/search">b</a>'])
    assert.ok(html.includes(part), part)
})

test('markup stays text, and an address that would run something is left out', () => {
  assert.equal(htmlOf('<img src=x onerror=alert(1)>'), '&lt;img src=x onerror=alert(1)&gt;')
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])
    assert.equal(htmlOf(`[x](${address})`), '<p><a href="">x</a></p>')
})
