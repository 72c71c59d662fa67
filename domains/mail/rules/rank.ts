/** Chooses the cases that are offered for a mail, and their order. */
import { mostCandidates } from '../data/limits.ts'
import type { Reason } from '../data/reasons.ts'

export interface Candidate {
  caseId: string
  reason: Reason
  /** No other case has a better reason. A person who may write all of the best cases sees the mail. */
  isBest: boolean
}

/**
 * A code is meant for this mail; a number may be in it for another reason; a sender can be forged, and a client has
 * several cases. If too many are equally good, none of them is the best.
 */
export function rank(found: Readonly<Record<Reason, readonly string[]>>): Candidate[] {
  const both = found.number.filter((id) => found.sender.includes(id))
  const first = [found.code, both, found.number, found.sender].find(({ length }) => length > 0) ?? []
  const best = first.length > mostCandidates ? [] : first
  const reasonOf = (id: string): Reason => {
    if (found.code.includes(id)) return 'code'
    return found.number.includes(id) ? 'number' : 'sender'
  }
  return [...new Set([...found.code, ...both, ...found.number, ...found.sender])]
    .slice(0, mostCandidates)
    .map((caseId) => ({ caseId, reason: reasonOf(caseId), isBest: best.includes(caseId) }))
}
