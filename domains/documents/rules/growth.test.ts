import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayGrow, shareOfLeft } from './growth.ts'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3
const scarce = 10 * gigabyte
const petition = 2 * megabyte

test('while the disk is not scarce, nobody is refused', () => {
  assert.ok(mayGrow({ left: scarce, scarce }, { growth: 500 * gigabyte, bytes: 50 * megabyte }))
})

test('on a scarce disk an office with ordinary use stores a petition, and one that floods it does not', () => {
  const disk = { left: 2 * gigabyte, scarce }
  assert.ok(mayGrow(disk, { growth: 30 * megabyte, bytes: petition }))
  assert.ok(!mayGrow(disk, { growth: gigabyte, bytes: petition }))
})

test('the file that would make an office grow too much is refused, and a smaller one is not', () => {
  const disk = { left: 400 * megabyte, scarce }
  assert.ok(mayGrow(disk, { growth: 60 * megabyte, bytes: 40 * megabyte }))
  assert.ok(!mayGrow(disk, { growth: 60 * megabyte, bytes: 40 * megabyte + 1 }))
})

test('the less is left, the smaller are those who are refused, the largest first', () => {
  const growths = [1, 10, 100, 1_000, 3_000].map((size) => size * megabyte)
  const refusedAt = (left: number) =>
    growths.filter((growth) => !mayGrow({ left, scarce }, { growth, bytes: 0 })).length
  const lefts = [9, 3, 0.3, 0.03, 0.003].map((size) => size * gigabyte)
  assert.deepEqual(lefts.map(refusedAt), [1, 2, 3, 4, 5])
})

test('offices that flood the disk one after the other leave room for those that store little', () => {
  let left = scarce - 1
  for (let office = 0; office < 20; office += 1)
    for (let growth = 0; mayGrow({ left, scarce }, { growth, bytes: petition }); growth += petition)
      left -= petition
  assert.ok(left * shareOfLeft > 10 * petition, `${left / megabyte} MB are left`)
})
