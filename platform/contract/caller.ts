/** Who calls, as the gate found out. */
import { AppError } from './errors.ts'

/** Who is at the keyboard, as the session gate found out; never taken from a request body. */
export interface Caller {
  userId: string
  sessionId: string
  /** A session of the extension lies beside that of the browser, and opens only the rows that say so. */
  kind: 'browser' | 'extension'
  /** False until the second step of signing in or up is done. */
  verified: boolean
  /** Empty while the sign-up is not complete; such a session reaches nothing of an office. */
  officeId: string
  roles: readonly string[]
}

/** Who calls without an account, as the row asks for it. */
export type Visitor =
  | { kind: 'guest'; conversationId: string }
  | { kind: 'human' }
  | { kind: 'secretKey'; key: string }
  | Delivery

/** A message of another service whose signature is right. The sender repeats it under the same `id`. */
export interface Delivery {
  kind: 'webhook'
  sender: string
  id: string
  /** SHA-256 of the body in hexadecimal digits. */
  bodyHash: string
}

/** @throws AppError `session.required` when nobody is signed in */
export function callerOf({ caller }: { caller?: Caller | undefined }): Caller {
  if (!caller) throw new AppError('session.required')
  return caller
}
