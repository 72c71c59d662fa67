import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barNameKey, membershipAfter, membershipOf } from './bar-membership.ts'

const ankara = { associationId: 'tr-ankara', registrationNumber: '12345' }

test('a registration with a bar and a number waits to be confirmed', () => {
  assert.equal(membershipOf(ankara), 'pending')
  assert.equal(membershipOf({ ...ankara, associationId: null }), 'none')
  assert.equal(membershipOf({ ...ankara, registrationNumber: '' }), 'none')
})

test('a decision holds for an unchanged registration and ends with another bar or number', () => {
  for (const decided of ['confirmed', 'notValid', 'pending'] as const) {
    assert.equal(membershipAfter(ankara, { ...ankara }, decided), decided)
    assert.equal(membershipAfter(ankara, { ...ankara, associationId: 'tr-izmir' }, decided), 'pending')
    assert.equal(membershipAfter(ankara, { ...ankara, registrationNumber: '1' }, decided), 'pending')
    assert.equal(membershipAfter(ankara, { ...ankara, associationId: null }, decided), 'none')
  }
})

test('names of bars are compared as a Turkish reader compares them', () => {
  assert.equal(barNameKey('IĞDIR BAROSU'), barNameKey('Iğdır Barosu'))
  assert.equal(barNameKey('İSTANBUL 2 NO’LU  Barosu '), barNameKey("İstanbul 2 No'lu Barosu"))
  assert.notEqual(barNameKey('Isparta Barosu'), barNameKey('İsparta Barosu'))
})
