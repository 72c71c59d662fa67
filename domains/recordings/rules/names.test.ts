import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestName } from '../data/limits.ts'
import { cleanRecordingName, nameOfMoment } from './names.ts'

test('a name has no invisible characters, no double spaces and a greatest length', () => {
  assert.equal(cleanRecordingName('  Tanık\u202e \n görüşmesi\u0000 '), 'Tanık görüşmesi')
  assert.equal(cleanRecordingName('a'.repeat(longestName + 5)).length, longestName)
  assert.equal(cleanRecordingName('\u200b'), '')
})

test('a recording without a name is called by the day and hour in Turkey at which it began', () => {
  const moment = new Date('2026-12-11T21:04:00.000Z')
  assert.equal(nameOfMoment(moment, 'tr'), 'Ses kaydı 12.12.2026 00.04')
  assert.equal(nameOfMoment(moment, 'en'), 'Recording 12.12.2026 00.04')
})
