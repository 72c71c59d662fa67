import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileNameOf } from './file-name.ts'

test('a downloaded answer is called as its question, cut between words and without what file systems refuse', () => {
  assert.equal(
    fileNameOf('Kira tespit davası ne zaman açılır?', 'docx'),
    'Kira tespit davası ne zaman açılır.docx',
  )
  assert.equal(fileNameOf('TBK 344/2: "artış"\nnedir?', 'pdf'), 'TBK 344 2 artış nedir.pdf')
  const long = fileNameOf(`${'kiracının tahliyesi '.repeat(10)}`, 'udf')
  assert.equal(long, `${'kiracının tahliyesi '.repeat(3).trim()}.udf`)
  assert.equal(fileNameOf('???', 'json'), 'Asistan.json')
})
