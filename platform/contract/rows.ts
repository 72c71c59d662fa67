/**
 * The contract is a flat list of rows, one per call. A row is a plain value; routes, the browser client,
 * the API page and the sweep tests all read it, so nothing about a call is written twice.
 */
import type { z } from 'zod'
import type { Audit } from './audit.ts'
import type {
  AnsweredOnce,
  BinaryAnswer,
  EventsAnswer,
  FileAnswer,
  FileField,
  Files,
  JsonOrEvents,
  ProtocolAnswer,
  ProtocolHeaders,
  ProtocolResponse,
  ReceivedEvent,
  SentEvent,
  StreamInput,
  Uploads,
} from './forms.ts'
import type { ErrorCode, LicenceKey, SwitchName } from './names.ts'
import type { Permission } from './permission.ts'
import type { Price } from './price.ts'
import type { BilingualText } from './words.ts'

/**
 * The callers whom a row answers. `public`: anyone. `bearer`: a session; `pending`: also one whose second step is
 * still to be done. The others need no account: `guest` a conversation token, `human` a solved human check,
 * `secretKey` the key in the path parameter of that name, `webhook` the signature of the `sender`.
 */
export type SessionForm = 'public' | 'pending' | 'bearer' | 'guest' | 'human' | 'secretKey' | 'webhook'

export interface Access {
  session: SessionForm
  /** For a `webhook`: name of the calling service, under which its secrets are known. */
  sender?: string
  /** For a `guest`: the kind of conversation, such as `assistant`; a token of another kind is refused. */
  conversationOf?: string
  /** For a `secretKey`: the kind of thing that its keys open, such as `calendar`; other keys are refused. */
  keyOf?: string
  /**
   * An element of a page may present a ticket in the query instead of a session: of this kind, for the thing that the
   * query field `by` names.
   */
  ticket?: { of: string; by: string }
  /** A session of the browser extension may call the row too; it can call no row without this mark. */
  extension?: true
  /** The session of a personal token may call the row, whatever its scopes, and no other session may. */
  tokensOnly?: true
  /** The level that a role of the caller must grant. */
  permission?: Permission
  /** Key of the licence that the office must hold, or several of which any one is enough. */
  licence?: LicenceKey | readonly LicenceKey[]
  /** The switch that must be on: one, or one for each value of the input field `by`. */
  feature?: SwitchName | { by: string; of: Record<string, SwitchName> }
  /** A further licence or switch, for a function of a module that is switched, and perhaps sold, by itself. */
  besides?: { licence?: LicenceKey; feature: SwitchName }
  /** The call changes data of the office: it is refused while the office may only read. */
  writes?: true
  /**
   * The call changes how its caller signs in. A session alone is not enough for that, because it may have been
   * copied. The value names the fields of the body of which any one proves the owner, or the row that asked for the
   * proof before.
   */
  proof?: readonly string[] | { askedBy: string }
  /** The number of calls that one address may make in so many seconds, if the general allowance is too high. */
  limit?: { calls: number; seconds: number }
}

/**
 * Whether a call changes something. If it does, `fails` is the text that is shown when it fails and the server gives no
 * reason, such as without a network. A POST that only reads is marked with `asks`.
 */
type Effect =
  | { method: 'GET'; asks?: never; fails?: never; audit?: never }
  | { method: 'POST'; asks: true; fails?: never; audit?: never }
  | {
      method: 'POST' | 'DELETE'
      asks?: never
      fails: BilingualText
      /** The entry that it leaves in the record of the office. */
      audit?: Audit
    }

interface RowBase {
  /** Path under `/api`, parameters in braces, verbatim from the specification. */
  path: string
  summary: string
  group: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The form of the body if it is not JSON. */
  form?: 'urlencoded'
  /** Fields of the body that take files: the body is then multipart, and `body` is the shape of its other fields. */
  files?: Readonly<Record<string, FileField>>
  /**
   * The shape inside `data`, the media types of a file (`fileOf`), the events of a stream (`eventsOf`), both a shape
   * and events, of which the caller chooses (`jsonOrEvents`), or the answer of another protocol (`protocolOf`).
   */
  answer: z.ZodType | FileAnswer | EventsAnswer | JsonOrEvents | ProtocolAnswer
  /** Text sent with the answer, where the specification has one for success. */
  says?: BilingualText
  /** Codes that a handler of this row may raise, in addition to those of the platform. */
  errors: readonly ErrorCode[]
  /**
   * The price of the call, charged before its work begins. Every row that answers with a file or takes a list needs
   * one. Costs that are known only during the work are charged then (`call.charge`).
   */
  price?: Price
  /** Rows whose cached answers are stale after this call. */
  renews?: readonly string[]
  /** Whether only the caller's own pages are notified of the renewals, and not those of colleagues. */
  renewsFor?: 'caller'
  /** A documented example input; the sweep tests send it. */
  sample: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
}

export type Row = RowBase & Effect

export type Rows = Record<string, Row>

export const defineRows = <const T extends Rows>(rows: T): T => rows

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined
/** The files of a body as `F`, beside its other fields. */
type BesideFiles<Fields, F> = (Fields extends undefined ? unknown : Fields) & F

/** The input of a handler: validated, with defaults applied. */
export type HandlerInput<R extends Row> = {
  params: OutputOf<R['params']>
  query: OutputOf<R['query']>
  body: R extends { files: infer F } ? BesideFiles<OutputOf<R['body']>, Uploads<F>> : OutputOf<R['body']>
} & (R['answer'] extends EventsAnswer ? StreamInput : unknown) &
  (R['answer'] extends ProtocolAnswer ? { headers: ProtocolHeaders } : unknown)

/** The input that a caller sends. */
export type CallInput<R extends Row> = (R['params'] extends z.ZodType
  ? { params: InputOf<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodType ? { query?: InputOf<R['query']> } : unknown) &
  (R extends { files: infer F }
    ? { body: BesideFiles<InputOf<R['body']>, Files<F>> }
    : R['body'] extends z.ZodType
      ? { body: InputOf<R['body']> }
      : unknown)

/** The answer that a caller receives: the data, the bytes of a file, or the events one by one as they arrive. */
export type Answer<R extends Row> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : R['answer'] extends JsonOrEvents<infer J>
    ? z.output<J>
    : R['answer'] extends EventsAnswer
      ? ReceivedEvents<R>
      : Blob

/** The events of a row that has them, one by one as they arrive. */
export type ReceivedEvents<R extends Row> = R['answer'] extends EventsAnswer
  ? AsyncIterable<ReceivedEvent<R['answer']>>
  : never

/**
 * The value that a handler returns. That of a webhook comes from `receiveOnce`, so that no message takes effect
 * twice.
 */
export type HandlerAnswer<R extends Row> = R['answer'] extends z.ZodType
  ? R['access']['session'] extends 'webhook'
    ? AnsweredOnce<z.input<R['answer']>>
    : z.input<R['answer']>
  : R['answer'] extends JsonOrEvents<infer J>
    ? AsyncGenerator<SentEvent<R['answer']>, z.input<J>>
    : R['answer'] extends EventsAnswer
      ? AsyncIterable<SentEvent<R['answer']>>
      : R['answer'] extends ProtocolAnswer
        ? ProtocolResponse
        : BinaryAnswer

/** The facts of a row that a browser needs while running; the shapes stay on the server. */
export interface Route {
  method: string
  path: string
  renews?: readonly string[]
  fails?: BilingualText
  form?: 'urlencoded' | 'multipart'
  answers?: 'file' | 'events' | 'either'
}

export function routeOf(row: Row): Route {
  const form = bodyFormOf(row)
  const answers = answersOf(row)
  return {
    method: row.method,
    path: row.path,
    ...(row.renews ? { renews: row.renews } : {}),
    ...(row.fails ? { fails: row.fails } : {}),
    ...(form === 'json' ? {} : { form }),
    ...(answers ? { answers } : {}),
  }
}

function answersOf({ answer }: Row): Route['answers'] {
  if (isFile(answer)) return 'file'
  if (isJsonOrEvents(answer)) return 'either'
  return isEvents(answer) ? 'events' : undefined
}

export const bodyFormOf = ({ form, files }: Row): 'json' | 'urlencoded' | 'multipart' =>
  files ? 'multipart' : (form ?? 'json')

export const isFile = (answer: Row['answer']): answer is FileAnswer => 'file' in answer
export const isProtocol = (answer: Row['answer']): answer is ProtocolAnswer => 'protocol' in answer
/** Whether a caller gets events, always or by asking for them. */
export const isEvents = (answer: Row['answer']): answer is EventsAnswer => 'events' in answer
export const isJsonOrEvents = (answer: Row['answer']): answer is JsonOrEvents =>
  isEvents(answer) && 'json' in answer
