import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { caseStates, noState } from '../../data/words.ts'
import { type Concern, RightMap, type RightOfCase } from './right-map.ts'

const below = randomFrom(20_261_128)
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
const states: RightOfCase['state'][] = [null, noState, ...caseStates]
const concerns: (Concern | null)[] = [null, 'opened', 'follows', 'answers']
const isSet = (bits: Buffer, ordinal: number) => ((bits[ordinal >> 3] ?? 0) & (1 << (ordinal % 8))) !== 0

test('after any changes the map says of each case what was said of it last', () => {
  const said = new Map<number, RightOfCase>()
  let map = new RightMap([])
  for (let round = 0; round < 200; round += 1) {
    const changed = Array.from({ length: below(20) }, () => ({
      ordinal: below(round < 100 ? 900 : 5_000),
      state: oneOf(states),
      concern: oneOf(concerns),
    }))
    const before = map
    const size = map.count()
    map = map.with(changed)
    assert.equal(before.count(), size, 'the former map is as it was')
    for (const right of changed) said.set(right.ordinal, right)
  }
  for (let ordinal = 0; ordinal < 5_100; ordinal += 1) {
    const { state = null, concern = null } = said.get(ordinal) ?? {}
    assert.equal(map.mayRead(ordinal), state !== null)
    assert.equal(isSet(map.readable, ordinal), state !== null)
    assert.equal(isSet(map.answeredFor, ordinal), concern === 'answers')
    assert.equal(isSet(map.own, ordinal), concern === 'answers' || concern === 'follows')
    assert.equal(isSet(map.all, ordinal), concern !== null)
  }
  for (const wanted of [undefined, [noState], ['closed', 'open'], ['open', 'open'], []] as const) {
    const counted = [...said.values()].filter(
      ({ state }) => state !== null && (wanted?.some((one) => one === state) ?? true),
    )
    assert.equal(map.count(wanted), counted.length)
  }
})

test('there is room for the case with the highest ordinal, and one more starts new room', () => {
  const right = { state: 'open', concern: null } as const
  for (const ordinal of [0, 1_023, 1_024]) {
    const map = new RightMap([{ ordinal, ...right }])
    assert.ok(map.size > ordinal && map.readable.length * 8 === map.size)
    assert.ok(map.mayRead(ordinal))
    assert.equal(map.mayRead(map.size), false)
  }
})
