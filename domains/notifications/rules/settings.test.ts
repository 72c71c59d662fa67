import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alwaysOn, type KindRule, ways } from '../data/kinds.ts'
import { switchesOf, usualOf } from './settings.ts'

const rule: KindRule = { name: { tr: 'Ödeme', en: 'Payment' }, usual: ['screen', 'digest'] }

test('a person who has chosen one switch keeps the usual ones beside it', () => {
  assert.deepEqual(switchesOf('payment', rule, { payment: { mail: true } }), {
    screen: true,
    mail: true,
    digest: true,
  })
  assert.deepEqual(switchesOf('payment', rule, { other: { screen: false } }), usualOf(rule))
})

test('only critical events must be on the screen, and no letter is required', () => {
  const critical = { ...rule, critical: { tr: 'Kapatılamaz.', en: 'Stays on.' } }
  assert.deepEqual(
    ways.filter((way) => alwaysOn(critical, way)),
    ['screen'],
  )
  assert.ok(!ways.some((way) => alwaysOn(rule, way)))
})
