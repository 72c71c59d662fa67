import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withInitials } from './initials.ts'

test('of cut words the first letter stays; titles and words of companies stay as they are', () => {
  const samples = [
    ['Ferdinand Kra.', 'Ferdinand K.'],
    ['FERD. KRAMER', 'F. KRAMER'],
    ['Av. Şük. Çelik', 'Av. Ş. Çelik'],
    ['Kra. Nakliyat San. Tic. Ltd. Şti.', 'K. Nakliyat San. Tic. Ltd. Şti.'],
    ['F. Kramer', 'F. Kramer'],
    ['Ferdinand Kramer', 'Ferdinand Kramer'],
  ]
  for (const [name = '', shown] of samples) assert.equal(withInitials(name), shown)
})
