import type { HandlerAnswer, HandlerInput, Row, Rows } from './rows.ts'

/** Everything that a handler may know about the call beside its input. */
export interface CallContext {
  requestId: string
  /** Language of messages, from `Accept-Language`. */
  language: 'tr' | 'en'
  clock: { now(): Date }
  /** The row that is being answered; its `audit` names the entry that a write leaves. */
  rowName: string
  audit: string | undefined
}

export type Handler<R extends Row> = (
  ctx: CallContext,
  input: HandlerInput<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>

export type Handlers<T extends Rows> = { [K in keyof T]: Handler<T[K]> }
