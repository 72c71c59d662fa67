/** What an entry in the history of a case is about, to choose from. */

export const historyKinds = ['case', 'task', 'date', 'party', 'document', 'court', 'decision'] as const
export type HistoryKind = (typeof historyKinds)[number]

const beginnings: readonly (readonly [string, HistoryKind])[] = [
  ['task.', 'task'],
  ['hearing.', 'date'],
  ['limit.', 'date'],
  ['case.party_', 'party'],
  ['case.conflicts_', 'party'],
  ['document.', 'document'],
  ['recording.', 'document'],
  ['government.', 'court'],
  ['case.decision_', 'decision'],
  ['case.', 'case'],
]

/** Undefined for entries of later domains, which are shown when nothing is chosen. */
export const historyKindOf = (action: string): HistoryKind | undefined =>
  beginnings.find(([beginning]) => action.startsWith(beginning))?.[1]
