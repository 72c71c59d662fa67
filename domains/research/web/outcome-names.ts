/** The outcomes of decisions in the language of the reader; their values are Turkish. */
import type { Text } from '@mizan/platform/ui'
import { isOutcome, type Outcome } from '../rules/naming/outcomes.ts'
import type { tr } from './messages.tr.ts'

const keys = {
  Onama: 'upheld',
  'Düzelterek onama': 'upheldCorrected',
  'Kısmen bozma': 'partlyQuashed',
  Bozma: 'quashed',
  Ret: 'dismissed',
  Kabul: 'granted',
  Düşme: 'struckOut',
  'İstinaf başvurusunun reddi': 'appealDismissed',
  'İstinaf başvurusunun kabulü': 'appealAllowed',
  İptal: 'annulled',
  İhlal: 'violation',
  'İhlal yok': 'noViolation',
  'Kabul edilemezlik': 'inadmissible',
  'Karar verilmesine yer olmadığına': 'noNeed',
  'Aykırılığın giderilmesi': 'conflictResolved',
  'Merci tayini': 'courtDesignated',
  Gönderme: 'referred',
  'Geri çevirme': 'returned',
  İzin: 'permitted',
} as const satisfies Record<Outcome, string>

export const outcomeName = (value: string, t: Text<typeof tr>): string =>
  isOutcome(value) ? t(`outcome.${keys[value]}`) : value
