/** The record of an office names what later domains do: with the words of their own screens, and all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en as recordEn } from '../../domains/company/web/audit/messages.en.ts'
import { tr as recordTr } from '../../domains/company/web/audit/messages.tr.ts'
import { en as staffEn } from '../../domains/site/web/staff/messages.en.ts'
import { tr as staffTr } from '../../domains/site/web/staff/messages.tr.ts'
import { en as switchesEn } from '../../domains/site/web/switches/messages.en.ts'
import { tr as switchesTr } from '../../domains/site/web/switches/messages.tr.ts'

for (const [language, record, switches, staff] of [
  ['tr', recordTr, switchesTr, staffTr],
  ['en', recordEn, switchesEn, staffEn],
] as const)
  test(`the record calls switches, their states and those of messages as their screens do (${language})`, () => {
    assert.deepEqual(record.feature, switches.feature)
    assert.deepEqual(record.availability, switches.state)
    assert.deepEqual(record.message, staff.messages.state)
  })
