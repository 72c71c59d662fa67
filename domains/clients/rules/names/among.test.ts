import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alikeAmong, nearNames, pairsOf } from './among.ts'
import { nameKeys } from './keys.ts'

const asked = (...names: string[]) => names.map((name) => ({ name, keys: nameKeys(name) }))
const kept = (...names: string[]) =>
  names.map((name, at) => ({ id: at + 1, name, keys: nameKeys(name).join('\n') }))

/** Runs all steps and counts them. */
function run<T>(work: Generator<void, T>): { steps: number; result: T } {
  for (let steps = 0; ; steps += 1) {
    const step = work.next()
    if (step.done) return { steps, result: step.value }
  }
}

test('each asked name gets its own records, the most alike first, and a name of many records all of them', () => {
  const names = asked('Ayşe Yılmaz', 'Veli Demir')
  const records = kept('Ayse Yilmaz', 'Veli Demir', 'Ayşe Yılmaz', 'Veli Demir', 'Orhan Gezgin')
  const near = run(nearNames(names, records)).result
  const found = run(alikeAmong(names, near)).result
  assert.deepEqual(
    found.map((ones) => ones.map(({ id, why }) => `${id} ${why}`)),
    [
      ['3 same', '1 spelling'],
      ['2 same', '4 same'],
    ],
  )
})

test('only names that share a key are compared, each once, and other work may go on after each', () => {
  const names = asked('Ayşe Yılmaz', 'Veli Demir')
  const near = run(nearNames(names, kept('Ayşe Yılmaz', 'Ayşe Yılmaz', 'Orhan Gezgin')))
  assert.equal(near.steps, 3)
  assert.equal(pairsOf(near.result), 1)
  assert.ok(run(alikeAmong(names, near.result)).steps > 1)
})

test('records of one name that are kept under other keys are compared with the names of all of them', () => {
  const names = [
    { name: 'Ayşe Yılmaz', keys: ['a', 'b'] },
    { name: 'Veli Demir', keys: ['c'] },
  ]
  const record = (id: number, keys: string) => ({ id, name: 'Ayşe Yılmaz', keys })
  const near = run(nearNames(names, [record(1, 'a'), record(2, 'a\nb'), record(3, 'c')])).result
  assert.equal(pairsOf(near), 2)
  assert.deepEqual(
    near.map(({ bearers }) => bearers.map(({ id }) => id)),
    [[1, 2, 3]],
  )
})
