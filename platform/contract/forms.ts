/** Bodies and answers besides JSON: files, forms with files, and streams of events. */
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Caller } from './caller.ts'
import type { ErrorCode } from './names.ts'

/** Headers of calls beside those that HTTP has. */
export const headerNames = {
  /** The token of a visitor's conversation. */
  conversation: 'x-conversation-token',
  /** The proof of a solved human check. */
  human: 'x-human-verification',
  /** Names the page that calls. */
  tab: 'x-tab',
} as const

/** A field of a multipart body that takes files. */
export interface FileField {
  /** Maximum size of one file in bytes. */
  maxBytes: number
  /** Maximum number of files; if it is given, the handler gets a list, otherwise a single file. */
  most?: number
  /** The call may be made without it. */
  optional?: true
  /** Accepted media types, such as `application/pdf`; any if none is given. */
  types?: readonly string[]
  /**
   * Endings that the name of a file may have, in small letters. One with another ending is refused with the code
   * `otherwise` before its content is read; `{{extension}}` in its text is the ending.
   */
  endings?: { accepted: readonly string[]; otherwise: ErrorCode }
}

/** A file of a call. It is stored, encrypted, in a file of its own until the call is answered. */
export interface Upload {
  /** The sender's name for it, without folders; at most 255 characters. */
  fileName: string
  /** The media type that the sender declares; the contents are not checked. */
  contentType: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes in hexadecimal digits. */
  sha256: string
  /** Reads the file from its beginning; may be called again. */
  open(): Readable
}

type FilesAs<F, One> = {
  [K in keyof F as F[K] extends { optional: true } ? never : K]: F[K] extends { most: number } ? One[] : One
} & {
  [K in keyof F as F[K] extends { optional: true } ? K : never]?: F[K] extends { most: number } ? One[] : One
}
/** The files of a call as its handler gets them, by field. */
export type Uploads<F> = FilesAs<F, Upload>
/** The files of a call as a browser sends them; a `File` is a `Blob` with a name. */
export type Files<F> = FilesAs<F, Blob>

export interface FileAnswer {
  file: readonly string[]
}
/** An answer of bytes, with its possible media types. */
export const fileOf = (...types: string[]): FileAnswer => ({ file: types })

export interface BinaryAnswer {
  contentType: string
  fileName: string
  body: Buffer | Readable
  /** Size in bytes, if it is known. */
  size?: number
  /**
   * The name of these bytes: a caller who has them already gets an empty answer. Such a file may be kept by its
   * caller.
   */
  etag?: string
  /** Lets the caller ask for a part of the bytes, which `validator` names; `size` has to be known. */
  parts?: { validator: string; read: (range: { start: number; end: number }) => Promise<Readable> }
}

export interface ProtocolAnswer {
  protocol: string
}
/** An answer that a protocol of others prescribes, with its own statuses and without our envelope; of this media type. */
export const protocolOf = (type: string): ProtocolAnswer => ({ protocol: type })

export type ProtocolHeaders = Readonly<Record<string, string>>

/** The value that the handler of such a row returns. */
export interface ProtocolResponse {
  status: number
  body: string | null
  /** The content security policy of a page that may do less than ours. */
  policy?: string
}

/** Events that every stream may send besides its own. */
export const ownEvents = {
  /** The stream has failed after its first event; its data is a `FailedEvent`, and nothing follows. */
  failed: 'error',
  /** The whole answer: a stream ends with it if its row can also answer with JSON. */
  ended: 'end',
} as const

/** The failure of a stream that has begun, sent as its last event. */
export interface FailedEvent {
  /** The status that the answer would have had. */
  status: number
  code: string
  /** The message is in the language of the caller. */
  message: string
  issues?: { path: string; message: string }[]
  /** Seconds after which the call may be tried again. */
  retryAfter?: number
  details?: Record<string, unknown>
}

type Shapes = Record<string, z.ZodType>
/** The names of `ownEvents` are taken. */
type FreeShapes = { [K in (typeof ownEvents)[keyof typeof ownEvents]]?: never }

export interface EventsAnswer<S extends Shapes = Shapes> {
  events: S
}
/** An answer that is a stream of events: for each its name and the shape of its data. */
export const eventsOf = <const S extends Shapes>(events: S & FreeShapes): EventsAnswer<S> => ({ events })

export interface JsonOrEvents<J extends z.ZodType = z.ZodType, S extends Shapes = Shapes>
  extends EventsAnswer<S> {
  json: J
}
/**
 * An answer in JSON, which a caller who asks for `text/event-stream` gets as a stream. Its handler is a generator: it
 * yields the events and returns the answer.
 */
export const jsonOrEvents = <J extends z.ZodType, const S extends Shapes>(
  json: J,
  events: S & FreeShapes,
): JsonOrEvents<J, S> => ({ json, events })

type EachEvent<A, Side extends 'input' | 'output'> =
  A extends EventsAnswer<infer S>
    ? { [K in keyof S & string]: { name: K; data: DataOf<S[K], Side> } }[keyof S & string]
    : never
type DataOf<S, Side> = S extends z.ZodType ? (Side extends 'input' ? z.input<S> : z.output<S>) : never

/** An event as a handler yields it. A reader who comes back names the last `id` that they have seen. */
export type SentEvent<A extends EventsAnswer> = EachEvent<A, 'input'> & { id?: string }
/** An event as a browser receives it; `id` is empty if it has none. */
export type ReceivedEvent<A extends EventsAnswer> = (
  | EachEvent<A, 'output'>
  | (A extends JsonOrEvents<infer J> ? { name: 'end'; data: z.output<J> } : never)
) & { id: string }

/** The values that the handler of a stream receives besides the input. */
export interface StreamInput {
  /** The last event that the reader saw before they lost the connection. */
  lastEventId: string | undefined
  /** Aborted when the reader leaves, or the server stops. */
  signal: AbortSignal
  /** Repeats the checks of the gate for the caller. @throws AppError if the call would be refused now */
  readmit: () => Promise<Caller | undefined>
}

declare const once: unique symbol
/** An answer that was stored together with its effect. */
export type AnsweredOnce<T> = T & { readonly [once]: true }
