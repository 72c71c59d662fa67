/** Tests that syncs lead to the same state, in any order, and however often or incompletely they arrive. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Copy, currentOf, type Group, placeCopy } from './copies.ts'

interface State {
  listed: number
  places: { id: string; occurrence: number; copy: Copy | null }[]
  copies: (Copy & { placeId: string | null })[]
}

const nothing = (): State => ({ listed: 0, places: [], copies: [] })

/** Writes as the server does: rows of a list are noted first, then their copies. */
function list(state: State, count: number): void {
  state.listed = Math.max(state.listed, count)
  for (let at = 1; at <= count; at += 1)
    if (!state.places.some(({ occurrence }) => occurrence === at))
      state.places.push({ id: `place-${state.places.length + 1}`, occurrence: at, copy: null })
}

function copy(state: State, arrived: Copy): ReturnType<typeof placeCopy> {
  const verdict = placeCopy(state as Group, arrived)
  const known = state.copies.find(({ sha256 }) => sha256 === arrived.sha256)
  if (known && known.readAt < arrived.readAt) known.readAt = arrived.readAt
  if (verdict.what === 'further')
    state.places.push({
      id: `place-${state.places.length + 1}`,
      occurrence: state.places.length + 1,
      copy: arrived,
    })
  const placeId =
    verdict.what === 'further' ? state.places.at(-1)?.id : 'placeId' in verdict ? verdict.placeId : undefined
  if (!known) state.copies.push({ ...arrived, placeId: placeId ?? null })
  for (const place of state.places) {
    if (place.id === placeId) place.copy = arrived
    if (place.copy?.sha256 === arrived.sha256 && place.copy.readAt < arrived.readAt) place.copy = arrived
  }
  return verdict
}

const known = ({ listed, copies }: State) => ({
  listed,
  copies: copies.map(({ sha256, readAt }) => `${readAt} ${sha256}`).sort(),
  current: currentOf(copies, listed),
})

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString()

type Event = { kind: 'list'; count: number } | { kind: 'copy'; copy: Copy }

/** The documents of the portal at some moments: a number of similar ones, each with its content. */
const syncs = fc.array(
  fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 4 })
    .map((had) => [...new Set(had)]),
  { minLength: 1, maxLength: 4 },
)

const eventsOf = (had: readonly (readonly string[])[]): Event[] =>
  had.flatMap((contents, second) => [
    { kind: 'list' as const, count: contents.length },
    ...contents.map((sha256) => ({ kind: 'copy' as const, copy: { sha256, readAt: at(second) } })),
  ])

function play(events: readonly Event[]): State {
  const state = nothing()
  for (const event of events) {
    if (event.kind === 'list') list(state, event.count)
    else {
      // No copy is sent before a list has named its document.
      if (state.places.length === 0) list(state, 1)
      copy(state, event.copy)
    }
  }
  return state
}

test('doubled, late, out-of-order and half-finished syncs end in the same state', () => {
  fc.assert(
    fc.property(
      syncs.chain((had) => {
        const events = eventsOf(had)
        return fc.record({
          had: fc.constant(had),
          order: fc.shuffledSubarray([...events, ...events], {
            minLength: events.length * 2,
            maxLength: events.length * 2,
          }),
          broken: fc.subarray(events),
        })
      }),
      ({ had, order, broken }) => {
        const undisturbed = known(play(eventsOf(had)))
        assert.deepEqual(known(play([...broken, ...order])), undisturbed)
        assert.deepEqual(known(play([...broken, ...eventsOf(had), ...broken])), undisturbed)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('no copy is lost: each content is at a place, or was older than the only one when it came', () => {
  fc.assert(
    fc.property(syncs, (had) => {
      const state = play(eventsOf(had))
      const kept = state.copies.filter(({ placeId }) => placeId !== null).map(({ sha256 }) => sha256)
      assert.deepEqual(kept.sort(), [...new Set(had.flat())].sort())
    }),
  )
})

const placed = (...copies: (Copy | null)[]): Group => ({
  places: copies.map((one, index) => ({ id: `p${index + 1}`, occurrence: index + 1, copy: one })),
  copies: copies.flatMap((one, index) => (one ? [{ ...one, placeId: `p${index + 1}` }] : [])),
})
const a = { sha256: 'a', readAt: at(1) }

test('a changed copy becomes a version, and an older one that comes late does not', () => {
  assert.deepEqual(placeCopy(placed(null), a), { what: 'fill', placeId: 'p1' })
  assert.deepEqual(placeCopy(placed(a), { ...a, readAt: at(2) }), { what: 'known' })
  assert.deepEqual(placeCopy(placed(a), { sha256: 'b', readAt: at(2) }), { what: 'version', placeId: 'p1' })
  assert.deepEqual(placeCopy(placed(a), { sha256: 'b', readAt: at(0) }), { what: 'older' })
})

test('two that look alike are never merged: the second content gets a place of its own', () => {
  assert.deepEqual(placeCopy(placed(a, null), { sha256: 'b', readAt: at(1) }), {
    what: 'fill',
    placeId: 'p2',
  })
  const both = placed(a, { sha256: 'b', readAt: at(1) })
  assert.deepEqual(placeCopy(both, { sha256: 'c', readAt: at(2) }), { what: 'further' })
})

test('a court that goes back to a former copy makes it the newest again', () => {
  const group = placed({ sha256: 'b', readAt: at(2) })
  const back = { ...group, copies: [...group.copies, { ...a, placeId: 'p1' }] }
  assert.deepEqual(placeCopy(back, { sha256: 'a', readAt: at(3) }), { what: 'version', placeId: 'p1' })
  assert.deepEqual(placeCopy(back, { sha256: 'a', readAt: at(1) }), { what: 'known' })
})
