/** What people are told of, and how, unless they choose otherwise. A domain that tells of something new adds a line. */
import type { Said } from '@mizan/platform/contract'

/** `screen`: in the bell. `mail`: within minutes. `digest`: once a day, in one letter. */
export const ways = ['screen', 'mail', 'digest'] as const
export type Way = (typeof ways)[number]

export const kinds = [
  'caseAssigned',
  'caseChanged',
  'taskAssigned',
  'taskChanged',
  'hearing',
  'limit',
  'criticalLimit',
  'confirmation',
  'rightGiven',
] as const
export type Kind = (typeof kinds)[number]

interface KindRule {
  /** As the settings call it. */
  name: Said
  /** Said after the name of the person who did it; the words of the record of the office, if left out. */
  says?: Said
  /** Said after these words. */
  adds?: Said
  usual: readonly Way[]
}

export const kindRules: Readonly<Record<Kind, KindRule>> = {
  caseAssigned: {
    name: { tr: 'Bana dava verildi', en: 'A case was assigned to me' },
    says: { tr: 'Davayı size verdi', en: 'Assigned the case to you' },
    usual: ['screen', 'mail'],
  },
  caseChanged: {
    name: {
      tr: 'Sorumlu olduğum ya da takip ettiğim dava değişti',
      en: 'A case that I have or follow changed',
    },
    usual: ['screen'],
  },
  taskAssigned: {
    name: { tr: 'Bana görev verildi', en: 'A task was assigned to me' },
    says: { tr: 'Size görev verdi', en: 'Assigned a task to you' },
    usual: ['screen', 'mail'],
  },
  taskChanged: {
    name: { tr: 'Görevim ya da takip ettiğim görev değişti', en: 'A task of mine or that I follow changed' },
    usual: ['screen'],
  },
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
  },
  confirmation: {
    name: { tr: 'Kritik süre onayımı bekliyor', en: 'A critical time limit awaits my confirmation' },
    adds: {
      tr: 'kritik süre onayınızı bekliyor',
      en: 'the critical time limit awaits your confirmation',
    },
    usual: ['screen', 'mail'],
  },
  rightGiven: {
    name: { tr: 'Bana dava için yetki verildi', en: 'I was given a right on a case' },
    says: { tr: 'Size bu dava için yetki verdi', en: 'Gave you a right on the case' },
    usual: ['screen'],
  },
}

/** What a person did, where the record of the office says `recorded`. */
export function wordsFor(kind: Kind, recorded: string, language: keyof Said): string {
  const { says, adds } = kindRules[kind]
  return [says?.[language] ?? recorded, adds?.[language]].filter(Boolean).join('; ')
}

const critical: readonly Kind[] = ['criticalLimit', 'confirmation']

/** Nobody misses a critical time limit because of a setting. */
export const isCritical = (kind: Kind): boolean => critical.includes(kind)
export const alwaysOn = (kind: Kind, way: Way): boolean => way === 'screen' && isCritical(kind)
