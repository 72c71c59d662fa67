import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { readUdf, writeUdf } from '../index.ts'
import { randomDocument } from '../testing/random-document.ts'

test('any document that is written is read back as the same document', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const document = randomDocument(seed)
    assert.deepEqual(readUdf(writeUdf(document)).document, document, `seed ${seed}`)
  }
})

test('the runs of a written file cover its text without gap or overlap, in UTF-16 units', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const xml = strFromU8(unzipSync(writeUdf(randomDocument(seed)))['content.xml'] as Uint8Array)
    const inside = /<content>(.*?)<\/content>\n<properties>/s.exec(xml)?.[1] ?? ''
    const pool = inside.replace(/<!\[CDATA\[|\]\]>(?=<!\[CDATA\[|$)/g, '')
    const elements = xml.slice(xml.indexOf('<elements'))
    let place = 0
    for (const [, from, length] of elements.matchAll(/startOffset="(\d+)" length="(\d+)"/g)) {
      assert.equal(Number(from), place, `seed ${seed}`)
      place += Number(length)
    }
    assert.equal(place, pool.length, `seed ${seed}`)
  }
})
