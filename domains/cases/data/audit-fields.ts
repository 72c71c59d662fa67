/** What the entries of a case show of a field that was changed. */
import type { Shown } from '@mizan/platform/contract'

/** The former and the new value of each field, where it changed. */
export function beforeAndAfter(...fields: string[]): Shown[] {
  return fields.flatMap((field) => [
    shownAs(field, `${field}Before`, labelOf(field, 'önceki', 'before')),
    shownAs(field, `${field}After`, labelOf(field, 'yeni', 'after')),
  ])
}

function shownAs(kind: string, field: string, label: { tr: string; en: string }): Shown {
  const isDay = kind === 'date' || kind === 'preDeadline'
  return isDay ? { field, isDay, label } : { field, label }
}

export function labelOf(field: string, tr: string, en: string): { tr: string; en: string } {
  const names: Record<string, { tr: string; en: string }> = {
    caseNumber: { tr: 'Büro dosya no', en: 'Case number' },
    externalId: { tr: 'Harici no', en: 'External id' },
    client: { tr: 'Müvekkil', en: 'Client' },
    courtName: { tr: 'Mahkeme', en: 'Court' },
    docketNumber: { tr: 'Esas no', en: 'Docket number' },
    date: { tr: 'Gün', en: 'Date' },
    time: { tr: 'Saat', en: 'Hour' },
    court: { tr: 'Mahkeme', en: 'Court' },
    room: { tr: 'Salon', en: 'Room' },
    note: { tr: 'Not', en: 'Note' },
    title: { tr: 'Ad', en: 'Title' },
    preDeadline: { tr: 'Hatırlatma günü', en: 'Reminder day' },
    basis: { tr: 'Dayanak', en: 'Basis' },
  }
  return { tr: `${names[field]?.tr}, ${tr}: {{value}}`, en: `${names[field]?.en}, ${en}: {{value}}` }
}
