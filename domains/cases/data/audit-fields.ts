/** What the entries of a case show of a field that was changed. */
import type { EntryDetail, Words } from '@mizan/platform/contract'
import { hearingKindNames } from './hearing-kinds.ts'
import { jurisdictionNames } from './jurisdictions.ts'
import { partyRoles, partyTypeNames } from './party-roles.ts'

/** The former and the new value of each field, where it changed. */
export function beforeAndAfter(...fields: string[]): EntryDetail[] {
  return fields.flatMap((field) => [
    shownAs(field, `${field}Before`, labelOf(field, 'önceki', 'before')),
    shownAs(field, `${field}After`, labelOf(field, 'yeni', 'after')),
  ])
}

function shownAs(kind: string, field: string, label: { tr: string; en: string }): EntryDetail {
  const isDay = kind === 'date' || kind === 'preDeadline'
  if (Object.hasOwn(wordsOfFields, kind)) return { field, words: wordsOfFields[kind] ?? {}, label }
  if (kind === 'claimValue') return { field, currency: 'TRY', label }
  return isDay ? { field, isDay, label } : { field, label }
}

/** Fields whose values are codes. */
const wordsOfFields: Readonly<Record<string, Words>> = {
  jurisdiction: jurisdictionNames,
  hearingKind: hearingKindNames,
}

export function labelOf(field: string, tr: string, en: string): { tr: string; en: string } {
  const names: Record<string, { tr: string; en: string }> = {
    caseNumber: { tr: 'Büro dosya no', en: 'Case number' },
    externalId: { tr: 'Harici no', en: 'External id' },
    client: { tr: 'Müvekkil', en: 'Client' },
    courtName: { tr: 'Mahkeme', en: 'Court' },
    docketNumber: { tr: 'Esas no', en: 'Docket number' },
    jurisdiction: { tr: 'Yargı türü', en: 'Proceedings' },
    caseType: { tr: 'Dava türü', en: 'Type of case' },
    claimValue: { tr: 'Dava değeri', en: 'Value of the claim' },
    date: { tr: 'Gün', en: 'Date' },
    time: { tr: 'Saat', en: 'Hour' },
    court: { tr: 'Mahkeme', en: 'Court' },
    room: { tr: 'Salon', en: 'Room' },
    note: { tr: 'Not', en: 'Note' },
    hearingKind: { tr: 'Tür', en: 'Kind' },
    attorney: { tr: 'Duruşmaya girecek avukat', en: 'Attending lawyer' },
    title: { tr: 'Ad', en: 'Title' },
    preDeadline: { tr: 'Hatırlatma günü', en: 'Reminder day' },
    basis: { tr: 'Dayanak', en: 'Basis' },
  }
  return { tr: `${names[field]?.tr}, ${tr}: {{value}}`, en: `${names[field]?.en}, ${en}: {{value}}` }
}

export const party: EntryDetail = { field: 'party' }
/** A role that is not in the list is shown as its text. */
export const partyNow: EntryDetail[] = [
  { field: 'role', words: partyRoles },
  { field: 'roleText' },
  { field: 'type', words: partyTypeNames },
  { field: 'client', label: { tr: 'Müvekkil: {{value}}', en: 'Client: {{value}}' } },
]
export const representatives: EntryDetail = {
  field: 'representatives',
  label: { tr: 'Vekil: {{value}}', en: 'Representatives: {{value}}' },
}
