import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOf, finderOf, hasWords, inOrder } from './options.ts'

test('an option is found by parts of its words, in any spelling', () => {
  for (const typed of ['istanbul', 'ISTANBUL', 'İstanbul', 'bam ist', 'hukuk dairesi', ''])
    assert.ok(hasWords('İstanbul BAM 3. Hukuk Dairesi', typed), typed)
  assert.ok(!hasWords('İstanbul BAM 3. Hukuk Dairesi', 'ceza'))
})

test('an option is found by its second line and by words that are not shown, together with those of its label', () => {
  const matches = filterOf([
    { value: '1', label: 'Statement of defence', detail: 'Cevap dilekçesi' },
    { value: '2', label: 'Temyiz', words: 'cassation' },
    { value: '3', label: 'Reply' },
  ])
  assert.ok(matches('Statement of defence', 'cevap defence'))
  assert.ok(matches('Temyiz', 'CASSATION'))
  assert.ok(matches('Reply', 'rep'))
  assert.ok(!matches('Reply', 'cevap'))
})

test('options that are found by something else come in its order, and those that it does not find are left out', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
  const find = (typed: string) => (typed === 'x' ? ['c', 'a'] : [])
  const matches = finderOf(options, find)
  assert.deepEqual(
    options.map(({ label }) => matches(label, 'x')),
    [true, false, true],
  )
  assert.ok(!matches('A', 'y'))
  assert.deepEqual(
    inOrder(options, find('x')).map(({ value }) => value),
    ['c', 'a', 'b'],
  )
  assert.deepEqual(inOrder(options, find('y')), options)
})
