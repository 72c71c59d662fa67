import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineOf, readDocx, readUdf, writeDocx, writeUdf } from './index.ts'
import { foreignDocx } from './testing/data/foreign-docx.ts'
import { foreignUdf } from './testing/data/foreign-udf.ts'

test('there are at least thirty foreign files', () => assert.ok(foreignUdf.length + foreignDocx.length >= 30))

for (const { name, bytes, says } of foreignUdf)
  test(`UDF, ${name}: text, paragraphs, bold and tables are the same there and back`, () => {
    const { document } = readUdf(bytes)
    assert.deepEqual(outlineOf(document), says)
    const there = readDocx(writeDocx(document))
    assert.deepEqual(outlineOf(there), says)
    const back = readUdf(writeUdf(there)).document
    assert.deepEqual(outlineOf(back), says)
    assert.deepEqual(back.blocks, there.blocks)
  })

for (const { name, bytes, says } of foreignDocx)
  test(`DOCX, ${name}: text, paragraphs, bold and tables are the same there and back`, () => {
    const document = readDocx(bytes)
    assert.deepEqual(outlineOf(document), says)
    const there = readUdf(writeUdf(document)).document
    assert.deepEqual(outlineOf(there), says)
    const back = readDocx(writeDocx(there))
    assert.deepEqual(outlineOf(back), says)
    assert.deepEqual(back.blocks, there.blocks)
  })
