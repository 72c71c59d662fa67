import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocx, readUdf, type TextDocument, writeDocx, writeUdf } from '../index.ts'
import { randomDocument } from '../testing/random-document.ts'

/** DOCX counts twentieths of a point and numbers pages once for header and footer; the rest is the same to the last detail. */
const comparable = (document: TextDocument): TextDocument => {
  const { page, header, footer } = document
  const points = (value: number) => Math.round(value * 20) / 20
  const lengths = Object.entries(page).map(([name, value]) => [
    name,
    typeof value === 'number' ? points(value) : value,
  ])
  const first = header.pageNumber?.first ?? footer.pageNumber?.first
  const edge = ({ blocks, pageNumber }: TextDocument['header']) => ({
    blocks,
    pageNumber: pageNumber && { ...pageNumber, first },
  })
  return {
    ...document,
    page: Object.fromEntries(lengths),
    header: edge(header),
    footer: edge(footer),
  } as TextDocument
}

test('any document that is written is read back as the same document', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const document = randomDocument(seed)
    assert.deepEqual(comparable(readDocx(writeDocx(document))), comparable(document), `seed ${seed}`)
  }
})

test('the way from UDF to DOCX and back loses nothing, and neither does the other one', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const document = randomDocument(seed)
    const there = readDocx(writeDocx(readUdf(writeUdf(document)).document))
    assert.deepEqual(comparable(readUdf(writeUdf(there)).document), comparable(document), `seed ${seed}`)
  }
})
