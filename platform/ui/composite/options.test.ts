import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOf, finderOf, hasWords, inOrder, shownOf } from './options.ts'

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

test('of very many options the first ones that a text finds are shown, and always the chosen one', () => {
  const options = Array.from({ length: 20_000 }, (_, at) => ({ value: `${at}`, label: `Müvekkil ${at}` }))
  const filter = filterOf(options)
  const shown = (typed: string, chosen: string | null = null) =>
    shownOf(options, { typed, filter, chosen }).map(({ value }) => value)
  assert.equal(shown('').length, 500)
  assert.deepEqual(shown('muvekkil 19999'), ['19999'])
  assert.deepEqual(shown('kimse'), [])
  assert.deepEqual(shown('Müvekkil 19999', '19999').slice(0, 2), ['19999', '0'])
  assert.deepEqual(shown('müvekkil 12345', '7'), ['7', '12345'])
  const few = options.slice(0, 500)
  assert.equal(shownOf(few, { typed: 'kimse', filter, chosen: null }), few)
})
