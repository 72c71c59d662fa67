/** What is held on the day of a hearing; the plain one first. */
import type { Words } from '@mizan/platform/contract'

export const hearingKinds = [
  'hearing',
  'preliminary',
  'examination',
  'oral',
  'inspection',
  'verdict',
  'meeting',
] as const
export type HearingKind = (typeof hearingKinds)[number]

export const hearingKindNames = {
  hearing: { tr: 'Duruşma', en: 'Hearing' },
  preliminary: { tr: 'Ön inceleme', en: 'Preliminary examination' },
  examination: { tr: 'Tahkikat', en: 'Examination of evidence' },
  oral: { tr: 'Sözlü yargılama', en: 'Oral proceedings' },
  inspection: { tr: 'Keşif', en: 'Inspection on site' },
  verdict: { tr: 'Karar duruşması', en: 'Hearing for the judgment' },
  meeting: { tr: 'Arabuluculuk toplantısı', en: 'Mediation meeting' },
} as const satisfies Words
