/** Why a session is over. The server says it by the code of its refusal, where it knows; the browser knows the rest. */

import { ApiError } from '../../contract/client.ts'

export type EndingKind =
  /** Nothing was done for too long. */
  | 'lapsed'
  /** Another device took its place. */
  | 'takenOver'
  /** Ended from the list of sessions, or by a log-out. */
  | 'ended'
  | 'passwordChanged'
  /** The office removed its member. */
  | 'removed'
  /** A refresh token came twice, so somebody may have copied it. */
  | 'reused'
  /** Somebody logged out in another tab of this browser. */
  | 'signedOut'
  /** What this browser had kept is gone or cannot be read. */
  | 'lost'
  /** The account was erased here. */
  | 'erased'
  | 'unknown'

export interface Ending {
  kind: EndingKind
  /** What the server says itself, in the language of its reader; it names what only the server knows. */
  said?: string
}

const told: Record<string, EndingKind> = {
  'session.lapsed': 'lapsed',
  'session.taken_over': 'takenOver',
  'session.ended': 'ended',
  'session.password_changed': 'passwordChanged',
  'session.removed': 'removed',
  'session.reused': 'reused',
}

/** `refusal` is what a call was answered. */
export function endingOf(refusal: unknown): Ending {
  const kind = (refusal instanceof ApiError && told[refusal.code]) || 'unknown'
  return kind === 'removed' ? { kind, said: (refusal as ApiError).message } : { kind }
}
