import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takenFrom } from './names.ts'

const used = (source: string) => takenFrom(source, './rows.ts').used

test('a source takes the names that it imports, and those of types are distinguished', () => {
  assert.deepEqual(used("import { rows, type Row, one as other } from './rows.ts'\n"), [
    { name: 'rows', isType: false },
    { name: 'Row', isType: true },
    { name: 'one', isType: false },
  ])
  assert.deepEqual(used("import type {\n  Row,\n} from './rows.ts'\n"), [{ name: 'Row', isType: true }])
})

test('a source may use any name of a module that it imports whole, for its effects, or in another way', () => {
  assert.equal(used("import * as all from './rows.ts'\n"), undefined)
  assert.equal(used("import rows, { row } from './rows.ts'\n"), undefined)
  assert.equal(used("import { row } from './rows.ts'\nawait import('./rows.ts')\n"), undefined)
  assert.equal(used("import './rows.ts'\n"), undefined)
})

test('names that are only handed on are not used', () => {
  const { used, handedOn } = takenFrom(
    "export { rows as allRows, type Row } from './rows.ts'\nexport { other } from './other.ts'\n",
    './rows.ts',
  )
  assert.deepEqual(used, [])
  assert.deepEqual(
    [...handedOn],
    [
      ['allRows', { name: 'rows', isType: false }],
      ['Row', { name: 'Row', isType: true }],
    ],
  )
  assert.deepEqual([...takenFrom("export * from './rows.ts'\n", './rows.ts').handedOn.keys()], ['*'])
})
