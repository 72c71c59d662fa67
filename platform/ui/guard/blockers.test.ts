import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockers, createBlockers } from './blockers.ts'
import { askToLeave, leaving } from './leaving.ts'

test('two forms with changes block leaving until both are saved', () => {
  const held = createBlockers()
  const [saveOne, saveOther] = [held.add(), held.add()]
  saveOne()
  assert.equal(held.any(), true)
  saveOther()
  assert.equal(held.any(), false)
})

test('a user who leaves discards all changes', async () => {
  blockers.add()
  blockers.add()
  const left = askToLeave()
  leaving.current()?.(true)
  assert.equal(await left, true)
  assert.equal(blockers.any(), false)
  assert.equal(leaving.current(), undefined)
})

test('a user who stays keeps the changes, and is asked again next time', async () => {
  const save = blockers.add()
  const left = askToLeave()
  leaving.current()?.(false)
  assert.equal(await left, false)
  assert.equal(blockers.any(), true)
  save()
})

test('nothing is asked when nothing would be lost', async () => {
  assert.equal(await askToLeave(), true)
})
