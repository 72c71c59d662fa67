import { AppError } from './errors.ts'
import type { HandlerAnswer, HandlerInput, Row, Rows } from './rows.ts'

/** Who is at the keyboard, as the session gate found out; never taken from a request body. */
export interface Caller {
  userId: string
  sessionId: string
  /** A session of the extension lies beside that of the browser, and opens only the rows that say so. */
  kind: 'browser' | 'extension'
  /** False until the second step of signing in or up is done. */
  verified: boolean
  /** Empty while the sign-up is not complete; such a session reaches nothing of an office. */
  companyId: string
  roles: readonly string[]
}

/** Everything that a handler may know about the call beside its input. */
export interface CallContext {
  requestId: string
  /** Language of messages, from `Accept-Language`. */
  language: 'tr' | 'en'
  clock: { now(): Date }
  /** The row that is being answered; its `audit` names the entry that a write leaves. */
  rowName: string
  audit: string | undefined
  /** Set on every call that needs a session, and on public ones where a valid token came along. */
  caller?: Caller
  client: { address: string; agent: string }
}

/** @throws AppError `session.required` when nobody is signed in */
export function callerOf(ctx: Pick<CallContext, 'caller'>): Caller {
  if (!ctx.caller) throw new AppError('session.required')
  return ctx.caller
}

export type Handler<R extends Row> = (
  ctx: CallContext,
  input: HandlerInput<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>

export type Handlers<T extends Rows> = { [K in keyof T]: Handler<T[K]> }
