/** Finds the law that has changed a named time limit after a day. */
import type { CivilDate } from '@mizan/platform/calendar'
import { changedLimits, inForceOn } from '../../data/limits-changed.ts'

export interface Change {
  law: string
  article: string
  acceptedOn: CivilDate
}

const changes = new Map(
  changedLimits
    .trim()
    .split('\n')
    .map((line): [string, Change] => {
      const [id = '', law = '', article = '', acceptedOn = ''] = line.split('|').map((cell) => cell.trim())
      return [id, { law, article, acceptedOn: acceptedOn as CivilDate }]
    }),
)

/** The change that was not in force yet on that day, if there is one. */
export function changeSince(id: string, day: CivilDate): Change | undefined {
  const change = changes.get(id)
  return change && day < (inForceOn[change.law] ?? change.acceptedOn) ? change : undefined
}
