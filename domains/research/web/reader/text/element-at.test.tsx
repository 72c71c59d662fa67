import '@mizan/platform/ui/testing'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elementAt } from './element-at.ts'

test('an address that was copied before texts were divided otherwise leads to its words', () => {
  document.body.innerHTML =
    '<main><p id="p-1" data-anchor="1"></p><p id="s-1" data-anchor="5"></p><p id="p-5.2" data-anchor="5.2"></p></main>'
  const at = (target: string) => elementAt(document, target)?.id
  assert.equal(at('s-1'), 's-1')
  assert.equal(at('p-5'), 's-1')
  assert.equal(at('p-5.2'), 'p-5.2')
  // What was a paragraph of its own is joined to the one above.
  assert.equal(at('p-7'), 's-1')
  assert.equal(at('p-0'), undefined)
  assert.equal(at('madde-7'), undefined)
})
