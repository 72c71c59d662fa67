import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeCard } from './preview-place.ts'

const surface = { left: 100, top: -500, right: 800, bottom: 3_000 }
const link = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 })

test('a card is placed below its link', () => {
  assert.deepEqual(placeCard(link(200, 100), surface, 360, 900), { left: 100, top: 626 })
})

test('a card does not leave the surface on the right', () => {
  assert.equal(placeCard(link(760, 100), surface, 360, 900).left, 332)
})

test('a card is placed above a link at the bottom of the window', () => {
  assert.deepEqual(placeCard(link(200, 850), surface, 360, 900), { left: 100, bottom: 2_156 })
})

test('on a surface narrower than the card it starts near the left edge', () => {
  assert.equal(placeCard(link(300, 100), { ...surface, right: 400 }, 360, 900).left, 8)
})

test('a card is placed above a link if it would reach below the visible part of the window', () => {
  assert.equal(placeCard(link(200, 570), surface, 360, 900).top, 1_096)
  assert.equal(placeCard(link(200, 570), surface, 360, 840).bottom, 2_436)
})
