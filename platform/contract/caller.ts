/** Who calls, as the gate found out. */
import { AppError } from './errors.ts'

/** The signed-in person who calls, as the session gate found out; never taken from a request body. */
export interface Caller {
  userId: string
  sessionId: string
  /** A session of the extension exists beside that of the browser, and opens only the rows that say so. */
  kind: 'browser' | 'extension'
  /** False until the second step of signing in or up is done. */
  verified: boolean
  /** Empty until the sign-up is complete; such a session reaches nothing of an office. */
  officeId: string
  roles: readonly string[]
}

/** A caller without an account, in the form that the row requires. */
export type Visitor =
  | { kind: 'guest'; conversationId: string }
  | { kind: 'human' }
  | { kind: 'secretKey'; key: string }
  | Delivery

/** A message of another service with a valid signature. The sender repeats it under the same `id`. */
export interface Delivery {
  kind: 'webhook'
  sender: string
  id: string
  /** SHA-256 of the body in hexadecimal digits. */
  bodyHash: string
}

/** @throws AppError `session.required` if nobody is signed in */
export function callerOf({ caller }: { caller?: Caller | undefined }): Caller {
  if (!caller) throw new AppError('session.required')
  return caller
}
