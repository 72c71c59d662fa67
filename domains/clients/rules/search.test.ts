import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patternsOf, searchText } from './search.ts'

const finds = (query: string, text: string) =>
  patternsOf(query).some((pattern) => text.includes(pattern.slice(1, -1)))

test('a query finds any part of a name and of a contact, whatever its case and Turkish letters', () => {
  const text = searchText('Işıl ÇAĞLAYAN Öztürk', [{ value: 'bilgi@ornek.test' }, { value: 'Gül Sokak 5' }])
  for (const query of ['ISIL', 'ışıl', 'caglayan', 'ÖZTÜRK', 'türk', 'bilgi@', 'gul sok', 'GÜL'])
    assert.ok(finds(query, text), query)
  assert.ok(!finds('isik', text))
})

test('a telephone number is found as it is dialled', () => {
  const text = searchText('ABC', [{ value: '+905321112233' }])
  for (const query of ['0532 111', '(532) 111-22-33', '+90 532', '111 22 33'])
    assert.ok(finds(query, text), query)
  assert.ok(!finds('0533 111', text))
})

test('signs that like would read as patterns are looked for as they are', () => {
  assert.deepEqual(patternsOf('%a_b\\'), ['%\\%a\\_b\\\\%'])
})
