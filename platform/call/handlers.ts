/** The functions that answer the rows of a desk. */
import type { HandlerAnswer, HandlerInput, Row, Rows } from '../contract/index.ts'
import type { Call } from './call.ts'

// biome-ignore lint/suspicious/noExplicitAny: each domain has parts and tables of its own
export type AnyCall = Call<any, any>

export type Handler<R extends Row, C extends AnyCall = AnyCall> = (
  call: C,
  input: HandlerInput<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>

export type Handlers<T extends Rows, C extends AnyCall = AnyCall> = { [K in keyof T]: Handler<T[K], C> }
