import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partyTypeIn, priorityIn, stateIn } from '@mizan/cases/rules/words'
import { lineIn, valuesIn } from './values.ts'

test('states, priorities and types are known by their words and by those that offices use', () => {
  assert.deepEqual(
    [
      'AÇIK',
      'Derdest',
      'Karara Çıktı',
      'istinaf',
      "Yargıtay'da",
      'kapandı',
      'Durum yok',
      'closed',
      'uçtu',
    ].map(stateIn),
    ['open', 'open', 'out', 'appeal', 'yargitay', 'closed', 'none', 'closed', undefined],
  )
  assert.deepEqual(['Yüksek', 'low', 'acil'].map(priorityIn), ['high', 'low', undefined])
  assert.deepEqual(['Gerçek Kişi', 'Şirket', 'robot'].map(partyTypeIn), [
    'individual',
    'organisation',
    undefined,
  ])
})

test('a cell is one line, or several values', () => {
  assert.equal(lineIn('  Ayşe \n Yılmaz '), 'Ayşe Yılmaz')
  assert.equal(lineIn(' \n '), undefined)
  assert.deepEqual(valuesIn('a; b;;', /;/), ['a', 'b'])
})
