import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawCode, lawLabel } from './law-names.ts'

test('a law with a common abbreviation is shown by it', () => {
  assert.equal(lawLabel({ lawNumber: '6098', articleNo: '344' }, 'turkey'), 'TBK 344')
  assert.equal(lawLabel({ lawNumber: '6098', articleNo: null }, 'turkey'), 'TBK')
  assert.equal(lawCode('1086', 'turkey'), 'HUMK')
  assert.equal(lawLabel({ lawNumber: '1475', articleNo: '14' }, 'turkey'), 'eski İşK 14')
  assert.equal(lawCode('818', 'turkey'), 'eski BK')
})

test('a law without one is shown by its number', () => {
  assert.equal(lawLabel({ lawNumber: '99999', articleNo: '8' }, 'turkey'), '99999/8')
  assert.equal(lawLabel({ lawNumber: 'Fasıl 149', articleNo: '4' }, 'kktc'), 'Fasıl 149 m. 4')
  assert.equal(lawLabel({ lawNumber: 'Fasıl 149', articleNo: 'Geçici 2' }, 'kktc'), 'Fasıl 149 geçici m. 2')
  assert.equal(lawLabel({ lawNumber: '6098', articleNo: null }, 'kktc'), '6098')
})
