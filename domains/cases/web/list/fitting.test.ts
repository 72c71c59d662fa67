import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ColumnId } from './columns.tsx'
import { fitting, widthOf } from './fitting.ts'

const atFirst: ColumnId[] = ['client', 'docket', 'state', 'deadline', 'next', 'assignee', 'changed']
const all: ColumnId[] = ['number', 'court', ...atFirst]

test('the name of a case has room to be recognised by at every width of a table, in both languages', () => {
  for (const language of ['tr', 'en'] as const)
    for (const chosen of [atFirst, all])
      for (let width = 27; width < 110; width += 0.5) {
        const columns = fitting(chosen, { width, language })
        const taken = columns.reduce((sum, id) => sum + widthOf(id, language), 2.5)
        assert.ok(width - taken >= 11, `${language} ${width}: ${columns.join(' ')}`)
        assert.ok(columns.includes('deadline'))
      }
})

test('on a laptop the client gives way first, and on a tablet the deadline is what stays', () => {
  const shown = (width: number, language: 'tr' | 'en' = 'tr') => fitting(atFirst, { width, language })
  assert.deepEqual(shown(71.5), atFirst)
  assert.deepEqual(shown(61.5), atFirst.slice(1))
  assert.deepEqual(shown(61.5, 'en'), ['state', 'deadline', 'next', 'assignee', 'changed'])
  assert.deepEqual(shown(45.5), ['state', 'deadline', 'assignee'])
  assert.deepEqual(shown(29.5), ['deadline'])
})
