import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReasonByFile } from './choose.ts'
import { fit } from './fit.ts'

const seconds: Record<string, number> = { short: 10, long: 50, other: 20, near: 90 }
const reached = (covers: Record<string, string[]>, near: string[] = []): ReasonByFile =>
  new Map(
    Object.entries(covers).map(([file, all]) => [
      file,
      { text: '', covers: all, isNear: near.includes(file) },
    ]),
  )
const fitted = (chosen: ReasonByFile, room: number) => fit(chosen, (file) => seconds[file] ?? 0, room)

test('every reached call is exercised once, by the files that take the least time', () => {
  const chosen = reached({ long: ['read', 'write'], short: ['read'], other: ['write'] })
  assert.deepEqual(fitted(chosen, 100), { taken: ['short', 'other'], spare: ['long'], left: [] })
})

test('what exercises most in its time comes first, and what does not fit is named', () => {
  const chosen = reached({ other: ['read', 'write', 'list'], short: ['read'], long: ['remove'] })
  assert.deepEqual(fitted(chosen, 60), { taken: ['other'], spare: ['short'], left: ['long'] })
})

test('a near file is run even if it takes longer than there is time', () => {
  const chosen = reached({ short: ['read'], near: ['read'] }, ['near'])
  assert.deepEqual(fitted(chosen, 60), { taken: ['near'], spare: ['short'], left: [] })
})
