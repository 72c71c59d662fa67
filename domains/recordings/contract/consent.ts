/** Rows about the reminder of consent, which an office sees before each recording. */
import { defineRows } from '@mizan/platform/contract'
import { recordingOfficeAudit } from '../audit.ts'
import { Consent, ConsentChange } from '../schemas/consent.ts'
import { group, reading } from './access.ts'

export const consentRows = defineRows({
  'recordings.consent': {
    method: 'GET',
    path: '/recordings/consent',
    group,
    access: reading,
    summary: 'Says whether the office is reminded of consent before each recording',
    answer: Consent,
    errors: [],
    sample: {},
  },
  'recordings.setConsent': {
    method: 'POST',
    path: '/recordings/consent',
    group,
    access: {
      session: 'bearer',
      feature: 'voice',
      licence: 'voice',
      permission: { module: 'company', level: 'Write' },
      writes: true,
    },
    summary: 'Switches the reminder of consent on or off for the whole office; for its administrators',
    body: ConsentChange,
    answer: Consent,
    errors: ['recording.administrators_only'],
    fails: { tr: 'Ayar kaydedilemedi.', en: 'Failed to save the setting.' },
    renews: ['recordings.consent'],
    audit: recordingOfficeAudit['recording.consent_changed'],
    sample: { body: { asks: true } },
  },
})
