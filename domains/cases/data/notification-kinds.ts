/** What people are told of cases, and how, unless they choose otherwise. Something new is a line here. */

import type { KindGroup, KindRule, ReminderRule } from '@mizan/notifications/schemas'
import type { BilingualText, Words } from '@mizan/platform/contract'
import { hearingKindNames } from './hearing-kinds.ts'
import { calendarKindNames, calendarWords } from './words.ts'

const staysOn: BilingualText = {
  tr: 'Kritik süre ekranda kapatılamaz.',
  en: 'Critical time limits cannot be switched off on the screen.',
}

const ofCases = {
  caseAssigned: {
    name: { tr: 'Bir davanın sorumlusu yapıldım', en: 'A case was assigned to me' },
    says: { tr: 'Sizi davanın sorumlusu yaptı', en: 'Assigned the case to you' },
    usual: ['screen', 'mail'],
  },
  caseChanged: {
    name: {
      tr: 'Sorumlu olduğum ya da takip ettiğim dava değişti',
      en: 'A case that I have or follow changed',
    },
    usual: ['screen'],
  },
  rightGiven: {
    name: { tr: 'Bana dava için yetki verildi', en: 'I was given a right on a case' },
    says: { tr: 'Size bu dava için yetki verdi', en: 'Gave you a right on the case' },
    usual: ['screen'],
  },
} as const satisfies Record<string, KindRule>

const ofTasks = {
  taskAssigned: {
    name: { tr: 'Bana görev verildi', en: 'A task was assigned to me' },
    says: { tr: 'Size görev verdi', en: 'Assigned a task to you' },
    usual: ['screen', 'mail'],
  },
  taskChanged: {
    name: { tr: 'Görevim ya da takip ettiğim görev değişti', en: 'A task of mine or that I follow changed' },
    usual: ['screen'],
  },
} as const satisfies Record<string, KindRule>

const ofDates = {
  hearing: {
    name: { tr: 'Duruşma eklendi ya da değişti', en: 'A hearing was added or changed' },
    usual: ['screen', 'digest'],
  },
  limit: {
    name: { tr: 'Süre eklendi ya da değişti', en: 'A time limit was added or changed' },
    usual: ['screen', 'digest'],
  },
  criticalLimit: {
    name: { tr: 'Kritik süre eklendi ya da değişti', en: 'A critical time limit was added or changed' },
    usual: ['screen', 'mail'],
    critical: staysOn,
  },
  confirmation: {
    name: { tr: 'Kritik süre onayımı bekliyor', en: 'A critical time limit awaits my confirmation' },
    adds: {
      tr: 'kritik süre onayınızı bekliyor',
      en: 'the critical time limit awaits your confirmation',
    },
    usual: ['screen', 'mail'],
    critical: staysOn,
  },
} as const satisfies Record<string, KindRule>

export type CaseKind = keyof typeof ofCases | keyof typeof ofTasks | keyof typeof ofDates

/** The subject of every entry in the record of a case. */
export const ofCase: { kind: string; groups: readonly KindGroup[] } = {
  kind: 'case',
  groups: [
    { name: { tr: 'Davalar', en: 'Cases' }, kinds: ofCases },
    { name: { tr: 'Görevler', en: 'Tasks' }, kinds: ofTasks },
    { name: { tr: 'Duruşma ve süreler', en: 'Hearings and time limits' }, kinds: ofDates },
  ],
}

/** Says of a time limit that it is not the last day that comes near. */
const part = { field: 'part', words: { preDeadline: calendarWords.preDeadline } satisfies Words } as const

const usual = ['screen', 'digest'] as const

/** Days of a case. */
export const dateReminders = {
  hearingDue: {
    name: { tr: 'Duruşma yaklaşıyor', en: 'A hearing comes near' },
    says: calendarKindNames.hearing,
    shows: [{ field: 'hearingKind', words: hearingKindNames }],
    usual,
  },
  limitDue: {
    name: { tr: 'Sürenin son günü yaklaşıyor', en: 'The last day of a time limit comes near' },
    says: calendarKindNames.limit,
    shows: [part],
    usual,
  },
  criticalLimitDue: {
    name: {
      tr: 'Kritik sürenin son günü yaklaşıyor',
      en: 'The last day of a critical time limit comes near',
    },
    says: {
      tr: `${calendarWords.critical.tr} · ${calendarKindNames.limit.tr}`,
      en: `${calendarWords.critical.en} · ${calendarKindNames.limit.en}`,
    },
    shows: [part],
    usual,
    critical: staysOn,
  },
  deadlineDue: {
    name: { tr: 'Davanın son günü yaklaşıyor', en: 'The deadline of a case comes near' },
    says: calendarKindNames.deadline,
    shows: [],
    usual,
  },
} as const satisfies Record<string, ReminderRule>

/** Days of its tasks. */
export const taskReminders = {
  taskDue: {
    name: { tr: 'Görevin son günü yaklaşıyor', en: 'The deadline of a task comes near' },
    says: calendarKindNames.task,
    shows: [{ field: 'task' }],
    usual,
  },
} as const satisfies Record<string, ReminderRule>

export type ReminderKind = keyof typeof dateReminders | keyof typeof taskReminders
