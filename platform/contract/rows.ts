/**
 * The contract is a flat list of rows, one per call. A row is a plain value; routes, the browser client,
 * the API page and the sweep tests all read it, so nothing about a call is written twice.
 */
import type { z } from 'zod'
import type { ErrorCode, LicenceKey, ModuleName, SwitchName } from './names.ts'

export interface Permission {
  module: ModuleName
  level: 'Read' | 'Write'
}

export interface Access {
  /** `public` answers anyone, `bearer` a session; `pending` also one whose second step is still to be done. */
  session: 'public' | 'pending' | 'bearer'
  /** Also open to a session of the browser extension, which reaches nothing else. */
  extension?: true
  /** What a role of the caller must grant. */
  permission?: Permission
  /** Key of the licence that the office must hold. */
  licence?: LicenceKey
  /** The switch that must be on: one, or one for each value of the input field `by`. */
  feature?: SwitchName | { by: string; of: Record<string, SwitchName> }
  /** The call changes what the office keeps: it is refused while the office may only read. */
  writes?: true
  /**
   * The call changes how its caller signs in, for which a session alone, that somebody may have copied, is not enough:
   * these fields of the body, any one of which proves the owner. Or the row that asked for the proof before.
   */
  proof?: readonly string[] | { askedBy: string }
  /** Calls that one address may make in so many seconds, where the general allowance is too much. */
  limit?: { calls: number; seconds: number }
}

export interface Row {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path under `/api`, parameters in braces, verbatim from the specification. */
  path: string
  summary: string
  group: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The shape inside `data`; `'pdf'` marks a binary answer. */
  answer: z.ZodType | 'pdf'
  /** Said beside the answer, where the specification has a text for success. */
  says?: { tr: string; en: string }
  /** Codes that a handler of this row may raise, beside those of the platform. */
  errors: readonly ErrorCode[]
  /** Rows whose cached answers are stale after this call. */
  renews?: readonly string[]
  /** Name of the audit entry that a write leaves. */
  audit?: string
  /** A documented example input; the sweep tests send it. */
  sample: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
}

export type Rows = Record<string, Row>

export const defineRows = <const T extends Rows>(rows: T): T => rows

/** A row as it must be so that all it renews stands in the same table. */
type RenewingKnown<R, Name> = R extends { renews: readonly (infer N)[] }
  ? [N] extends [Name]
    ? unknown
    : { renews: readonly Name[] }
  : unknown

/** The rows of several domains as one table. One that renews a row which is not in it does not compile. */
export const joinRows = <const T extends Rows>(
  rows: T & { [K in keyof T]: RenewingKnown<T[K], keyof T> },
): T => rows

type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type In<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives: validated, with defaults applied. */
export interface HandlerInput<R extends Row> {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
}

/** What a caller sends. */
export type CallInput<R extends Row> = (R['params'] extends z.ZodType
  ? { params: In<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodType ? { query?: In<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: In<R['body']> } : unknown)

export type Answer<R extends Row> = R['answer'] extends z.ZodType ? z.output<R['answer']> : Blob
export type HandlerAnswer<R extends Row> = R['answer'] extends z.ZodType ? z.input<R['answer']> : BinaryAnswer

export interface BinaryAnswer {
  contentType: string
  fileName: string
  body: Buffer
}
