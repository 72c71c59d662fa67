/** Entries about recorded time; each is about its case, in whose history it is shown. */
import { defineAudit, type EntryDetail } from '@mizan/platform/contract'

const about: EntryDetail = { field: 'case' }
const label = (field: string, tr: string, en: string): EntryDetail => ({
  field,
  label: { tr: `${tr}: {{value}}`, en: `${en}: {{value}}` },
})
const time: EntryDetail[] = [
  about,
  { field: 'what' },
  { ...label('date', 'Gün', 'Day'), isDay: true },
  label('minutes', 'Dakika', 'Minutes'),
  label('person', 'Kişi', 'Person'),
]
const changes: EntryDetail[] = [
  label('caseBefore', 'Önceki büro dosya no', 'Number of the former case'),
  { ...label('dateBefore', 'Önceki gün', 'Day before'), isDay: true },
  label('minutesBefore', 'Önceki dakika', 'Minutes before'),
  label('whatBefore', 'Önceki iş', 'Work before'),
  label('rateBefore', 'Önceki saat ücreti', 'Hourly rate before'),
  label('rateAfter', 'Yeni saat ücreti', 'Hourly rate after'),
]

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

const text = (tr: string, en: string, shows: readonly EntryDetail[]) => ({
  says: { tr, en },
  shows,
  permission,
})

export const timeAudit = defineAudit({
  'time.added': text('Çalışma süresi ekledi', 'Recorded time', time),
  'time.changed': text('Çalışma süresini değiştirdi', 'Changed recorded time', [...time, ...changes]),
  'time.moved_away': text('Çalışma süresini başka davaya taşıdı', 'Moved recorded time to another case', [
    ...time,
    label('otherCase', 'Diğer davanın büro dosya no', 'Number of the other case'),
  ]),
  'time.deleted': text('Çalışma süresini sildi', 'Deleted recorded time', time),
  'time.restored': text('Silinen çalışma süresini geri aldı', 'Restored deleted time', time),
  'time.unbilled': text('Hesaba işlenen çalışma süresini geri aldı', 'Took back services made of time', [
    about,
    label('client', 'Müvekkil', 'Client'),
    label('minutes', 'Dakika', 'Minutes'),
    { field: 'amount', currency: 'TRY', label: { tr: 'Tutar: {{value}}', en: 'Amount: {{value}}' } },
  ]),
  'time.billed': text('Çalışma sürelerini hesaba işledi', 'Charged time to the account', [
    about,
    label('client', 'Müvekkil', 'Client'),
    label('minutes', 'Dakika', 'Minutes'),
    { field: 'amount', currency: 'TRY', label: { tr: 'Tutar: {{value}}', en: 'Amount: {{value}}' } },
  ]),
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof timeAudit, true> {}
}
