import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldLawLabel, isCitedByNumber, lawLabel } from './names.ts'

const titles: Record<string, string> = { '9998': 'BAZI İŞLER HAKKINDA KANUN', '818': 'BAŞKA' }
const label = (number: string, country: 'turkey' | 'kktc' = 'turkey') =>
  lawLabel(number, country, (one) => titles[one])

test('a counted law is named by its abbreviation and number', () => {
  assert.deepEqual(
    ['6098', '5237', '2709'].map((number) => label(number)),
    ['TBK 6098', 'TCK 5237', 'AY 2709'],
  )
})

test('a repealed law keeps its name, and is distinguished from the law that has that name now', () => {
  assert.equal(label('818'), '818 Borçlar Kanunu (mülga)')
  assert.equal(label('765'), '765 Türk Ceza Kanunu (mülga)')
  assert.equal(label('506'), '506 Sosyal Sigortalar Kanunu (mülga)')
})

test('a law without an abbreviation is named by its title if its number is not well known', () => {
  assert.equal(label('9998'), '9998 BAZI İŞLER HAKKINDA KANUN')
  assert.equal(label('9999'), '9999')
})

test('a convention that has a name instead of a number is named once', () => {
  assert.equal(label('AİHS'), 'AİHS')
})

test('a number of Northern Cyprus does not name a law of Turkey', () => {
  assert.equal(label('818', 'kktc'), '818 BAŞKA')
})

test('a newer law with the number of a repealed one has its own name, and the number alone does not mean it', () => {
  const [rents, centre] = ['GAYRİMENKUL KİRALARI HAKKINDA KANUN', 'İSTANBUL TAHKİM MERKEZİ KANUNU'].map(
    (title) => ({ country: 'turkey' as const, law_number: '6570', title }),
  )
  assert.ok(rents && centre)
  assert.deepEqual([rents, centre].map(isCitedByNumber), [true, false])
  assert.equal(heldLawLabel(centre), '6570 İSTANBUL TAHKİM MERKEZİ KANUNU')
  assert.equal(label('6570'), '6570 Gayrimenkul Kiraları Hakkında Kanun (mülga)')
})
