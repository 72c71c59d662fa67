/** A drag whose element has left the page ends as well. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterDrag } from './after-drag.ts'

for (const kind of ['dragend', 'pointermove', 'pointerdown'])
  test(`a drag is over with ${kind}, and only once`, () => {
    let ends = 0
    afterDrag(() => {
      ends += 1
    })
    document.body.dispatchEvent(new Event('dragover', { bubbles: true }))
    assert.equal(ends, 0)
    for (const last of [kind, 'pointermove']) document.body.dispatchEvent(new Event(last, { bubbles: true }))
    assert.equal(ends, 1)
  })
