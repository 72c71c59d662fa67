import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  documentOf,
  paragraphOf,
  readDocx,
  readUdf,
  textOfBlocks,
  textRun,
  writeDocx,
  writePdf,
  writeUdf,
} from '@mizan/platform/text-documents'
import { withLetterhead } from './letterhead.ts'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const office = {
  ...{
    name: 'Örnek Hukuk Bürosu',
    address: 'Gül Sokak 5/3\nAnkara',
    taxOffice: 'Kavaklıdere',
    taxNumber: '1234567890',
  },
  ...{ iban: 'TR330006100519786457841326', phone: '+90 312 000 00 00', logo: null },
}
const letter = documentOf({ blocks: [paragraphOf([textRun('Sayın müvekkilimiz,')])] })

test('a letter begins with name, address, tax office and telephone of the office in every type of file', async () => {
  const document = withLetterhead(letter, office, 'tr')
  const said =
    /^Örnek Hukuk Bürosu\s+Gül Sokak 5\/3, Ankara\s+Vergi dairesi \/ no: Kavaklıdere \/ 1234567890 · Telefon: \+90 312 000 00 00\s+Sayın müvekkilimiz,\s*$/
  assert.match(textOfBlocks(readDocx(writeDocx(document)).blocks), said)
  assert.match(textOfBlocks(readUdf(writeUdf(document)).document.blocks), said)
  const pdf = await writePdf(document, { title: 'Mektup', author: office.name, lang: 'tr' })
  assert.equal(Buffer.from(pdf).subarray(0, 5).toString(), '%PDF-')
})

test('the logo stands beside what is said, within its bounds', () => {
  const { blocks } = withLetterhead(letter, { ...office, logo: Buffer.from(pixel, 'base64') }, 'tr')
  const [head] = blocks
  assert.ok(head?.kind === 'table')
  const picture = head.rows[0]?.cells[0]?.paragraphs[0]?.inlines[0]
  assert.deepEqual(picture?.kind === 'image' && [picture.width, picture.height], [1, 1])
  assert.match(textOfBlocks(readDocx(writeDocx({ ...letter, blocks })).blocks), /Örnek Hukuk Bürosu/)
})
