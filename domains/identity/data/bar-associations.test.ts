import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barNameKey } from '../rules/bar-membership.ts'
import { BarAssociation } from '../schemas.ts'
import { barAssociations } from './bar-associations.ts'

const of = (country: string) => barAssociations.filter((one) => one.country === country)

test('each of the 81 provinces has its bar, Ankara and İstanbul have a second one, and Northern Cyprus has six', () => {
  assert.equal(of('turkey').length, 83)
  assert.equal(of('kktc').length, 6)
  assert.deepEqual(
    of('turkey').flatMap(({ name }) => (name.includes('2') ? name : [])),
    ['Ankara 2 No’lu Barosu', 'İstanbul 2 No’lu Barosu'],
  )
})

test('no two bars of a country have the same name, and no two bars the same id', () => {
  assert.equal(new Set(barAssociations.map(({ id }) => id)).size, barAssociations.length)
  const names = barAssociations.map(({ name, country }) => `${country} ${barNameKey(name)}`)
  assert.equal(new Set(names).size, barAssociations.length)
})

test('every entry has the shape of the calls and an id of plain letters', () => {
  for (const one of barAssociations) {
    assert.deepEqual(BarAssociation.parse(one), one)
    assert.match(one.id, /^(tr|kktc)-[a-z]+(-2)?$/)
  }
})
