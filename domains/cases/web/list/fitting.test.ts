import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, dayInTurkey } from '@mizan/platform/calendar'
import type { ColumnId } from './columns.tsx'
import { fitting, widthsOf } from './fitting.ts'

const atFirst: ColumnId[] = ['client', 'docket', 'state', 'deadline', 'next', 'assignee', 'changed']
const all: ColumnId[] = ['number', 'court', ...atFirst]
const inDays = (count: number) => addDays(dayInTurkey(new Date()), count)

test('the name of a case has room to be recognised by at every width of a table, in both languages', () => {
  for (const language of ['tr', 'en'] as const)
    for (const chosen of [atFirst, all])
      for (let width = 27; width < 110; width += 0.5) {
        const columns = fitting(chosen, { width, language })
        const widthOf = widthsOf(columns, { width, language }, [inDays(-1)])
        const taken = columns.reduce((sum, id) => sum + widthOf(id), 2.5)
        assert.ok(width - taken >= 11, `${language} ${width}: ${columns.join(' ')}`)
        assert.ok(columns.includes('deadline'))
      }
})

test('on a laptop the client gives way first, and on a tablet the deadline is what stays', () => {
  const shown = (width: number, language: 'tr' | 'en' = 'tr') => fitting(atFirst, { width, language })
  assert.deepEqual(shown(74), atFirst)
  assert.deepEqual(shown(66), atFirst.slice(1))
  assert.deepEqual(shown(62), atFirst.slice(1))
  assert.deepEqual(shown(62, 'en'), ['state', 'deadline', 'next', 'assignee', 'changed'])
  assert.deepEqual(shown(56), ['state', 'deadline', 'next', 'assignee', 'changed'])
  assert.deepEqual(shown(45.5), ['state', 'deadline', 'assignee'])
  assert.deepEqual(shown(29.5), ['deadline'])
})

test('the column of the deadline is as wide as its rows need, and long texts share the rest', () => {
  const room = { width: 66, language: 'tr' } as const
  const columns = fitting(atFirst, room)
  const widths = (...deadlines: ReturnType<typeof inDays>[]) => {
    const widthOf = widthsOf(columns, room, deadlines)
    return [widthOf('deadline'), widthOf('next')]
  }
  assert.deepEqual(widths(inDays(-200), inDays(30)), [13, 12.4375])
  assert.equal(widthsOf(columns, { ...room, language: 'en' }, [inDays(-200)])('deadline'), 13.5)
  assert.deepEqual(widths(inDays(3), inDays(30)), [10, 13.9375])
  assert.deepEqual(widths(inDays(30)), [6.5, 15.6875])
  assert.deepEqual(widths(), [6.5, 15.6875])
})

test('in a wide window the client grows as well, and none of them without end', () => {
  const widths = (width: number) => {
    const widthOf = widthsOf(atFirst, { width, language: 'tr' }, [])
    return [widthOf('client'), widthOf('next'), widthOf('docket')]
  }
  assert.deepEqual(widths(74.375), [13, 13.375, 6])
  assert.deepEqual(widths(200), [16, 20, 6])
})
