import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterheadLines } from './letterhead.ts'

const office = {
  address: 'Gül Sokak 5/3\nÇankaya Ankara',
  taxOffice: 'Kavaklıdere',
  taxNumber: '1234567890',
  phone: '+90 312 000 00 00',
  iban: 'TR330006100519786457841326',
}

test('a head says address, tax office, telephone and, where money is asked for, the account', () => {
  const lines = [
    'Gül Sokak 5/3, Çankaya Ankara',
    'Vergi dairesi / no: Kavaklıdere / 1234567890 · Telefon: +90 312 000 00 00',
  ]
  assert.deepEqual(letterheadLines(office, { language: 'tr', asksForMoney: false }), lines)
  assert.deepEqual(letterheadLines(office, { language: 'tr', asksForMoney: true }), [
    ...lines,
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
  ])
})

test('what the office has not said leaves no line and no mark', () => {
  const empty = { address: '', taxOffice: '', taxNumber: '', phone: '', iban: '' }
  assert.deepEqual(letterheadLines(empty, { language: 'en', asksForMoney: true }), [])
  assert.deepEqual(letterheadLines({ ...empty, phone: '1' }, { language: 'en', asksForMoney: true }), [
    'Telephone: 1',
  ])
})
