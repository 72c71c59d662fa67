import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexOf } from './build.ts'
import { Segment } from './segment.ts'
import { termIn } from './terms.ts'

/** Counts how often words were looked for in it. */
class Counted extends Segment {
  looks = 0
  override find(wanted: Buffer): number {
    this.looks++
    return super.find(wanted)
  }
}

function segmentOf(id: string, text: string): Counted {
  const steps = indexOf(id, [{ page: 1, text }])
  for (;;) {
    const step = steps.next()
    if (step.done) return new Counted(step.value)
  }
}

test('a word is looked for once in the same parts, and anew when there are others', () => {
  const [first, second] = [segmentOf('a', 'Kira ve tahliye'), segmentOf('b', 'Kira')]
  const parts = [first, second]
  assert.deepEqual([...termIn(parts, 'tahliye').counts], [1, 0])
  assert.deepEqual([...termIn(parts, 'tahliye').counts], [1, 0])
  assert.equal(first.looks, 1)
  assert.deepEqual([...termIn([...parts, segmentOf('c', 'Tahliye')], 'tahliye').counts], [1, 0, 1])
  assert.equal(first.looks, 2)
})

test('of very many words only the last ones are kept', () => {
  const part = segmentOf('a', 'Kira')
  const parts = [part]
  termIn(parts, 'kira')
  for (let number = 0; number < 1_000; number++) termIn(parts, `kelime${number}`)
  termIn(parts, 'kira')
  assert.equal(part.looks, 1_002)
})
