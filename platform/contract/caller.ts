/** The caller as the gate has identified it. */
import { AppError } from './errors.ts'
import type { ToolScope } from './tool-scopes.ts'

/** A person in their office. */
export interface Member {
  userId: string
  /** Empty until the sign-up is complete; such a person reaches nothing of an office. */
  officeId: string
  roles: readonly string[]
}

export interface Session {
  sessionId: string
  /**
   * A session of the extension exists beside that of the browser, and opens only the rows that allow it. One of a
   * personal `token` belongs to a program of its owner, and opens only the tools of its scopes.
   */
  kind: 'browser' | 'extension' | 'token'
  /** The scopes for which a personal token was made. */
  scopes?: readonly ToolScope[]
  /** False until the second step of signing in or up is done. */
  verified: boolean
}

/**
 * The person on whose behalf something happens, as the session gate or a job has looked them up; never taken from a
 * request body.
 */
export interface Caller extends Member {
  /** The session of the browser; a job that acts for a person has none. */
  session?: Session
}

/** A caller with a session. */
export interface CallerWithSession extends Member {
  session: Session
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

/** @throws AppError `session.required` if nobody is signed in, or a job acts for somebody */
export function sessionOf(call: { caller?: Caller | undefined }): Session & { userId: string } {
  const { userId, session } = callerOf(call)
  if (!session) throw new AppError('session.required')
  return { userId, ...session }
}
