/** Rows about the office's settings of the assistant. */
import { defineRows } from '@mizan/platform/contract'
import { assistantAudit } from '../audit.ts'
import { AssistantSettings } from '../schemas.ts'
import { group } from './access.ts'

/**
 * Among those who write in the module only administrators may call it. It needs no licence: the setting stays
 * visible.
 */
const administering = {
  session: 'bearer',
  feature: 'rag',
  permission: { module: 'company', level: 'Write' },
} as const

export const settingsRows = defineRows({
  'assistant.settings': {
    method: 'GET',
    path: '/language-model/settings',
    group,
    access: administering,
    summary: 'Says whether names, numbers and addresses are hidden from a language model of somebody else',
    answer: AssistantSettings,
    errors: ['assistant.administrators_only'],
    sample: {},
  },
  'assistant.updateSettings': {
    method: 'POST',
    path: '/language-model/settings',
    group,
    access: { ...administering, writes: true },
    summary: 'Switches the hiding of names, numbers and addresses on or off, for everybody of the office',
    body: AssistantSettings,
    answer: AssistantSettings,
    errors: ['assistant.administrators_only'],
    fails: { tr: 'Asistanın ayarı kaydedilemedi.', en: 'Failed to save the setting of the assistant.' },
    renews: ['assistant.settings'],
    audit: assistantAudit['assistant.settings_changed'],
    sample: { body: { hidesSecrets: false } },
  },
})
