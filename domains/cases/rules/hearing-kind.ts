/** What is held on the day of a hearing, as the portal of the courts writes it in a few words. */
import { foldText } from '@mizan/identity/rules/search-text'
import type { HearingKind } from '../data/hearing-kinds.ts'

const beginnings: readonly (readonly [beginning: string, kind: HearingKind])[] = [
  ['on inceleme', 'preliminary'],
  ['tahkikat', 'examination'],
  ['sozlu yargilama', 'oral'],
  ['kesif', 'inspection'],
  ['karar', 'verdict'],
  ['hukum', 'verdict'],
]

/** A plain hearing for everything else. */
export function hearingKindIn(text: string): HearingKind {
  const folded = foldText(text)
  return beginnings.find(([beginning]) => folded.includes(beginning))?.[1] ?? 'hearing'
}
