/** The options of an adapter for its service, and for each call of it. */
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'

/** Milliseconds for each step of a call. */
export interface Patience {
  /** The time until there is a connection, with TLS. */
  connect: number
  /** The time in which no chunk of the body leaves. */
  send: number
  /** The time from the last chunk of the body until the answer begins. */
  answer: number
  /** The time between two chunks of the answer. */
  part: number
  /** The time for everything, repeats and pauses included. */
  whole: number
}

export interface Repeats {
  /** Calls at most, the first one included. */
  calls: number
  /** Milliseconds before the second call; each later pause is twice as long, and a part of each is chance. */
  pause: number
  /**
   * The longest pause in milliseconds that a service may ask for; a call that is asked for a longer one fails with
   * `retryAfter`.
   */
  longestPause: number
}

export interface OutsideOptions {
  /** The name of the service in failures. */
  name: string
  /**
   * The address from the settings, without a trailing slash: calls name a path below it, and it may lie in the
   * operator's own network. Without it each call names a whole address, which a person may have written: private ones
   * are refused.
   */
  address?: string
  /** Sent with each call, such as `authorization`. Their values never appear in a failure. */
  headers?: Readonly<Record<string, string>>
  /** Further texts that must not appear in a failure. */
  secrets?: readonly string[]
  /** The certificate and its key with which we identify ourselves to the service, in PEM. */
  certificate?: string
  patience?: Partial<Patience>
  repeats?: Partial<Repeats>
  /** Bytes of the longest answer. */
  mostBytes?: number
  /** Resolves names; for tests. */
  lookup?: LookupFunction
}

/** A field of a multipart body. */
export type FormPart =
  | { name: string; value: string }
  | {
      name: string
      fileName: string
      contentType: string
      /** Bytes. */
      size: number
      /** Reads the body from its beginning; called once for each try. */
      open: () => Readable | AsyncIterable<Uint8Array>
    }

export type OutsideBody =
  | { json: unknown }
  | { fields: Readonly<Record<string, string>> }
  | { parts: readonly FormPart[] }
  | { text: string; contentType: string }

/** The failure that a service reports in the body of an answer, whatever the status. */
export interface SaidFailure {
  problem: 'refused' | 'failing' | 'unreadable'
  /** The service's own name for it; a word or a number, no sentence. */
  code?: string
}

export interface OutsideRequest {
  /** GET if left out. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path that begins with a slash, or for a client without an address a whole one. */
  to: string
  query?: Readonly<Record<string, string | number | undefined>>
  headers?: Readonly<Record<string, string>>
  body?: OutsideBody
  /** A second call does no harm. GET, HEAD, PUT and DELETE are taken to be so unless this is false. */
  repeatable?: boolean
  /** Redirects that are followed for GET and HEAD; none if left out. Headers of the service stay with its own address. */
  redirects?: number
  /** Recognises failures in answers, also in those of 200. */
  failureIn?: (answer: OutsideAnswer) => SaidFailure | undefined
  /** Called with the number of bytes of the body that have left. */
  onSent?: (bytes: number) => void
  signal?: AbortSignal
  patience?: Partial<Patience>
  mostBytes?: number
}

export interface OutsideAnswer {
  status: number
  /** The headers by names in small letters. */
  headers: Readonly<Record<string, string>>
  body: string
}

/** An answer whose body is read part by part; it must be read, or its connection stays. */
export interface OutsideStream extends Omit<OutsideAnswer, 'body'> {
  body: AsyncIterable<Uint8Array>
}

export interface OutsideEvent {
  /** The id of the event; empty if the service names none. */
  id: string
  name: string
  data: string
}

const megabyte = 1024 * 1024

export const usual = {
  patience: { connect: 5_000, send: 30_000, answer: 20_000, part: 20_000, whole: 60_000 },
  repeats: { calls: 3, pause: 400, longestPause: 20_000 },
  mostBytes: 5 * megabyte,
} as const satisfies { patience: Patience; repeats: Repeats; mostBytes: number }
