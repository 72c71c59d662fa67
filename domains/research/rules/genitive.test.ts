import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genitive } from './genitive.ts'

test('the genitive follows the last vowel of a name and joins another vowel with n', () => {
  const forms = {
    'Türk Ceza Kanunu': 'Türk Ceza Kanunu’nun',
    'Kira (Denetim) Yasası': 'Kira (Denetim) Yasası’nın',
    'Ailenin Korunmasına Dair Kanun': 'Ailenin Korunmasına Dair Kanun’un',
    'Avrupa İnsan Hakları Sözleşmesi': 'Avrupa İnsan Hakları Sözleşmesi’nin',
    'Gelir Vergisi Tüzüğü': 'Gelir Vergisi Tüzüğü’nün',
  }
  for (const [name, expected] of Object.entries(forms)) assert.equal(genitive(name), expected)
})
