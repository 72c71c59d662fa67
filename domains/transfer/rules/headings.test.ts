import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessHeadingRow, guessMapping, headingKey, mappingProblem } from './headings.ts'

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

const lines = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

test('the headings are the row with the most known ones, below titles and above values that look like one', () => {
  const headings = ['Müvekkil', 'Telefon', 'Adres']
  const values = ['Ayşe Yılmaz', '0532 123 45 67', 'Ankara']
  assert.equal(guessHeadingRow('clients', lines(headings, values)), 1)
  assert.equal(guessHeadingRow('clients', lines(['Müvekkiller', '', ''], headings, values)), 2)
  const titled = lines(['Kaya Hukuk Bürosu', '', ''], ['Müvekkil', '2026', ''], ['Tarih', '1.1.2026', ''])
  assert.equal(guessHeadingRow('clients', [...titled, { row: 7, cells: headings }]), 7)
  assert.equal(guessHeadingRow('clients', lines(headings, ['Adres', 'Telefon', ''])), 1)
})

test('of rows with as many known headings the fuller one is taken', () => {
  const found = guessHeadingRow('clients', lines(['Müvekkiller', '', ''], ['Ad Soyad', 'Boy', 'Kilo']))
  assert.equal(found, 2)
})

test('without a known heading the first row with more than one cell is taken, and nothing below the tenth', () => {
  assert.equal(guessHeadingRow('clients', lines(['Liste', '', ''], ['Boy', 'Kilo', ''], ['1', '2', '3'])), 2)
  assert.equal(guessHeadingRow('clients', lines(['Liste', ''], ['Ali', ''])), 1)
  const deep = [...Array.from({ length: 10 }, () => ['x', 'y']), ['Müvekkil', 'Telefon']]
  assert.equal(guessHeadingRow('clients', lines(...deep)), 1)
})
