/**
 * Why a session is over. The server gives its reason as the code of its refusal; the other reasons are known to the
 * browser.
 */

import { ApiError } from '../../contract/client.ts'

export type EndingKind =
  /** It was not used for too long. */
  | 'lapsed'
  /** Another device replaced it. */
  | 'takenOver'
  /** It was ended from the list of sessions, or by logging out. */
  | 'ended'
  | 'passwordChanged'
  /** The office removed its member. */
  | 'removed'
  /** A refresh token was used twice, so somebody may have copied it. */
  | 'reused'
  /** Somebody logged out in another tab of this browser. */
  | 'signedOut'
  /** What this browser had stored is gone or cannot be read. */
  | 'lost'
  /** The account was erased here. */
  | 'erased'
  | 'unknown'

export interface Ending {
  kind: EndingKind
  /** The message of the server, in the user's language; it contains names that only the server knows. */
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

/** `refusal` is the error that a call met. */
export function endingOf(refusal: unknown): Ending {
  const kind = (refusal instanceof ApiError && told[refusal.code]) || 'unknown'
  return kind === 'removed' ? { kind, said: (refusal as ApiError).message } : { kind }
}
