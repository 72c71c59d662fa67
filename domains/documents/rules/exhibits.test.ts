import assert from 'node:assert/strict'
import { test } from 'node:test'
import { megabyte } from '../data/limits.ts'
import { exhibitHeading, exhibitLabel, refusedAsExhibit } from './exhibits.ts'

const file = { extension: 'pdf', size: 1, hasMacros: false }

test('what a court can read on paper becomes an exhibit, and the reason is told for anything else', () => {
  for (const extension of ['pdf', 'docx', 'udf', 'txt', 'eml', 'jpg', 'png'])
    assert.equal(refusedAsExhibit({ ...file, extension }), undefined, extension)
  for (const extension of ['xlsx', 'mp3', 'zip', 'tif', 'constructor'])
    assert.equal(refusedAsExhibit({ ...file, extension }), 'type', extension)
  assert.equal(refusedAsExhibit({ ...file, extension: 'docx', hasMacros: true }), 'macros')
  assert.equal(refusedAsExhibit({ ...file, extension: 'udf', size: 21 * megabyte }), 'size')
  assert.equal(refusedAsExhibit({ ...file, size: 21 * megabyte }), undefined)
})

test('exhibits are called as courts know them', () => {
  assert.deepEqual([exhibitLabel('annex', 3), exhibitLabel('evidence', 1)], ['Ek-3', 'Delil-1'])
  assert.equal(exhibitHeading('evidence').heading, 'DELİL LİSTESİ')
})
