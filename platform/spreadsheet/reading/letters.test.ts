import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8 } from 'fflate'
import { readTable } from '../index.ts'
import { withLetters } from './letters.ts'

const read = async (bytes: Uint8Array) => {
  const { lines, notes } = await readTable(bytes)
  return { cells: lines.map(({ cells }) => cells), notes }
}

test('letters of a wrong page are put right, and the table says so', () => {
  const cases: [string[][], string[][]][] = [
    [[['ÅžÃ¼krÃ¼', 'AyÅŸe']], [['Şükrü', 'Ayşe']]],
    [[['Þükrü Doðan', 'Iþýk Sok.']], [['Şükrü Doğan', 'Işık Sok.']]],
    // Only what was encoded twice, in a table of two programs.
    [[['ÅžÃ¼krÃ¼', 'Işık']], [['Şükrü', 'Işık']]],
  ]
  for (const [written, meant] of cases) {
    const { rows, notes } = withLetters(written)
    assert.deepEqual(rows, meant)
    assert.deepEqual(notes[0]?.kind, 'letters_repaired')
    assert.deepEqual(notes[0]?.example, meant[0]?.[0])
  }
})

test('right letters stay, also those of other languages', () => {
  for (const cells of [
    ['Şükrü', 'Façade', 'Größe'],
    ['Guðrún', 'Çağlar', 'Şule'],
    ['ÇÖZÜM'],
    ['A?', 'x.com/?a=b'],
  ])
    assert.deepEqual(withLetters([cells]), { rows: [cells], notes: [] })
})

test('letters that are lost are noted with the first cell', () => {
  assert.deepEqual(
    withLetters([
      ['Y?lmaz', 'Do\ufffdan'],
      ['http://a.b/c?d=e', ''],
    ]).notes,
    [{ kind: 'letters_lost', count: 2, example: 'Y?lmaz' }],
  )
})

test('a file of DOS is read, and one that was cut off within a letter', async () => {
  const dos = Uint8Array.from([
    ...Buffer.from('Ad;Adres\n'),
    0x9e,
    0x81,
    0x6b,
    0x72,
    0x81,
    0x3b,
    0x98,
    0x8d,
    0xa7,
  ])
  assert.deepEqual(await read(dos), { cells: [['Şükrü', 'İığ']], notes: [] })
  const cut = Buffer.concat([Buffer.from('Müvekkil\nŞükrü Işık\nGülşah\nÖz'), Buffer.from([0xc5])])
  assert.deepEqual(await read(cut), {
    cells: [['Şükrü Işık'], ['Gülşah'], ['Öz\ufffd']],
    notes: [{ kind: 'letters_lost', count: 1, example: 'Öz\ufffd' }],
  })
  assert.deepEqual((await read(strToU8('Ad\nŞükrü'))).notes, [])
})
