/** Entries about recorded time; each is about its case, in whose history it is shown. */
import { defineAudit, type Shown } from '@mizan/platform/contract'

const about: Shown = { field: 'case' }
const label = (field: string, tr: string, en: string): Shown => ({
  field,
  label: { tr: `${tr}: {{value}}`, en: `${en}: {{value}}` },
})
const time: Shown[] = [
  about,
  { field: 'what' },
  { ...label('date', 'Gün', 'Day'), isDay: true },
  label('minutes', 'Dakika', 'Minutes'),
  label('person', 'Kişi', 'Person'),
]
const changes: Shown[] = [
  label('caseBefore', 'Önceki dava no', 'Number of the former case'),
  { ...label('dateBefore', 'Önceki gün', 'Day before'), isDay: true },
  label('minutesBefore', 'Önceki dakika', 'Minutes before'),
  label('whatBefore', 'Önceki iş', 'Work before'),
  label('rateBefore', 'Önceki saat ücreti', 'Hourly rate before'),
  label('rateAfter', 'Yeni saat ücreti', 'Hourly rate after'),
]

/** Only for those who may read the case: the record asks the cases as well (`hiddenEntries`). */
const permission = { module: 'cases', level: 'Read' } as const

const text = (tr: string, en: string, shows: readonly Shown[]) => ({ says: { tr, en }, shows, permission })

export const timeAudit = defineAudit({
  'time.added': text('Zaman kaydetti', 'Recorded time', time),
  'time.changed': text('Zaman kaydını değiştirdi', 'Changed recorded time', [...time, ...changes]),
  'time.moved_away': text('Zaman kaydını başka davaya taşıdı', 'Moved recorded time to another case', [
    ...time,
    label('otherCase', 'Diğer dava no', 'Number of the other case'),
  ]),
  'time.deleted': text('Zaman kaydını sildi', 'Deleted recorded time', time),
  'time.restored': text('Silinen zaman kaydını geri aldı', 'Restored deleted time', time),
  'time.billed': text('Zaman kayıtlarını hizmete çevirdi', 'Turned time into a service', [
    about,
    label('client', 'Müvekkil', 'Client'),
    label('minutes', 'Dakika', 'Minutes'),
    { field: 'amount', currency: 'TRY', label: { tr: 'Tutar: {{value}}', en: 'Amount: {{value}}' } },
  ]),
})

declare module '@mizan/platform/contract/names' {
  interface AuditActions extends Record<keyof typeof timeAudit, true> {}
}
