import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spokenText } from './spoken-text.ts'

test('a search reads no codes, and knows where each sentence begins and when it is heard', () => {
  const { text, starts } = spokenText('[0:00:02] Tanık geldi.\n\n Yemin etti.\n[0:01:00.500] Sordum.')
  assert.equal(text, 'Tanık geldi.\nYemin etti.\nSordum.')
  assert.deepEqual(starts, [
    [0, 2_000],
    [13, null],
    [25, 60_500],
  ])
  assert.deepEqual(
    starts.map(([at]) => text.slice(at, at + 5)),
    ['Tanık', 'Yemin', 'Sordu'],
  )
})
