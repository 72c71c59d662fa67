import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessMapping, headingKey, mappingProblem } from './headings.ts'

test('columns are known by what offices and other products call them, in both languages', () => {
  assert.deepEqual(
    guessMapping('clients', [
      'MÜVEKKİL',
      'Ünvanı',
      'T.C. Kimlik No',
      'Cep Tel.',
      'E-Posta (iş)',
      'Telefon 2',
      'Adresi',
    ]),
    ['name', null, null, 'phone', 'email', 'phone', 'address'],
  )
  assert.deepEqual(guessMapping('clients', ['Ad', 'Soyad']), ['name', 'surname'])
  assert.deepEqual(
    guessMapping('cases', [
      'Dosya No',
      'ESAS NO',
      'Mahkemesi',
      'Karşı Taraf',
      'Müvekkil',
      'Durumu',
      'Sorumlu Avukat',
    ]),
    ['caseNumber', 'docketNumber', 'courtName', 'opponentName', 'clientName', 'state', 'assigneeEmail'],
  )
  assert.deepEqual(guessMapping('cases', ['Title', 'Client name', 'Due date', 'Status']), [
    'displayTitle',
    'clientName',
    'deadline',
    'state',
  ])
  assert.deepEqual(guessMapping('parties', ['Dava No', 'Ad Soyad', 'Sıfatı', 'Vekili']), [
    'caseNumber',
    'name',
    'role',
    'representatives',
  ])
})

test('a field is held by one column, unless it may repeat, and the needed ones are mapped', () => {
  assert.equal(mappingProblem('clients', ['name', 'phone', 'phone', null]), undefined)
  assert.equal(mappingProblem('clients', ['name', 'name']), 'repeated')
  assert.equal(mappingProblem('clients', ['phone']), 'incomplete')
  assert.equal(mappingProblem('clients', ['name', 'constructor']), 'unknown_field')
  assert.equal(mappingProblem('cases', ['clientName']), undefined)
  assert.equal(mappingProblem('cases', ['caseNumber']), 'incomplete')
  assert.equal(mappingProblem('parties', ['caseNumber', 'clientName']), undefined)
  assert.equal(mappingProblem('parties', ['name']), 'incomplete')
})

test('tables share a mapping if their headings differ only in case, accents and punctuation', () => {
  assert.equal(headingKey(['Müvekkil', 'E-posta']), headingKey(['MUVEKKIL ', 'e posta']))
  assert.notEqual(headingKey(['Ad', 'Not']), headingKey(['Not', 'Ad']))
})
