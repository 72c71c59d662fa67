import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessByContents, rowWithoutHeadings } from './contents.ts'

const lines = (...rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }))

test('columns of a list without headings are known by their contents', () => {
  assert.deepEqual(
    guessByContents(
      'clients',
      [
        ['1', 'Ayşe Yılmaz', '0532 123 45 67', 'ayse@ornek.com', 'Cumhuriyet Mah. 5. Sok. No: 3 Ankara'],
        ['2', 'Kuzey Yapı A.Ş.', '+90 312 123 45 67', '', 'Atatürk Cad. No: 12 İzmir'],
        ['3', 'Mehmet Demir', '5321234567', 'm@ornek.com', ''],
      ],
      5,
    ),
    [null, 'name', 'phone', 'email', 'address'],
  )
  assert.deepEqual(
    guessByContents(
      'cases',
      [
        [
          '2026/1',
          'Ayşe Yılmaz',
          'Kuzey Yapı A.Ş.',
          'Ankara 3. İş Mahkemesi',
          '2025/114 E.',
          '14.12.2026',
          'Açık',
        ],
        ['2026/2', 'Mehmet Demir', 'Can Uslu', 'İzmir 1. Asliye Hukuk Mahkemesi', '2026/5 E.', '', 'derdest'],
      ],
      7,
    ),
    ['caseNumber', 'clientName', 'opponentName', 'courtName', 'docketNumber', 'deadline', 'state'],
  )
  assert.deepEqual(guessByContents('cases', [['2026/14', 'Ankara 3. İş Mahkemesi', 'Ayşe Yılmaz']], 3), [
    'docketNumber',
    'courtName',
    'clientName',
  ])
  assert.deepEqual(guessByContents('parties', [['2026/1', 'Ayşe Yılmaz', 'Davalı']], 3), [
    'caseNumber',
    'name',
    'role',
  ])
  assert.deepEqual(guessByContents('clients', [['Qwxz Vbn', '0532 123 45 67']], 2), ['name', 'phone'])
})

test('a list without headings begins with its first entry, and one with a title below the title', () => {
  const ayse = ['Ayşe Yılmaz', '0532 123 45 67']
  const can = ['Can Uslu', '0533 123 45 67']
  assert.equal(rowWithoutHeadings('clients', lines(ayse, can)), 0)
  assert.equal(rowWithoutHeadings('clients', lines(['2026 yılı', ''], ayse, can)), 1)
  assert.equal(rowWithoutHeadings('clients', lines(['Ayşe Yılmaz'], ['Can Uslu'])), 0)
})

test('a row of headings is no entry, whatever it says', () => {
  const ayse = ['Ayşe Yılmaz', '0532 123 45 67']
  assert.equal(rowWithoutHeadings('clients', lines(['Müvekkil', 'Not'], ayse)), undefined)
  assert.equal(rowWithoutHeadings('clients', lines(['Kim', 'Nereden aranır'], ayse, ayse)), undefined)
  assert.equal(rowWithoutHeadings('clients', lines(['Boy', 'Kilo'], ['180', '80'])), undefined)
  assert.equal(rowWithoutHeadings('clients', []), undefined)
})
