/** What an adapter says about its service, and about each call of it. */
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'

/** Milliseconds for each step of a call. */
export interface Patience {
  /** Until there is a connection, with TLS. */
  connect: number
  /** Without a part of the body leaving. */
  send: number
  /** From the last part of the body until the answer begins. */
  answer: number
  /** Between two parts of the answer. */
  part: number
  /** For everything, repeats and pauses included. */
  whole: number
}

export interface Repeats {
  /** Calls at most, the first one included. */
  calls: number
  /** Milliseconds before the second call; each later pause is twice as long, and a part of each is chance. */
  pause: number
  /** Milliseconds at most that a service may ask to wait; whoever is asked for more fails with `retryAfter`. */
  longestPause: number
}

export interface OutsideOptions {
  /** Of the service, in failures. */
  name: string
  /**
   * From the settings, without a trailing slash: calls name a path below it, and it may lie in the operator's own
   * network. Without it each call names a whole address, which a person may have written: private ones are refused.
   */
  address?: string
  /** Sent with each call, such as `authorization`. Their values never appear in a failure. */
  headers?: Readonly<Record<string, string>>
  /** Further texts that must not appear in a failure. */
  secrets?: readonly string[]
  /** With which we prove to the service who we are: a certificate and its key, in PEM. */
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
      /** Reads it from its beginning; called once for each try. */
      open: () => Readable | AsyncIterable<Uint8Array>
    }

export type OutsideBody =
  | { json: unknown }
  | { fields: Readonly<Record<string, string>> }
  | { parts: readonly FormPart[] }
  | { text: string; contentType: string }

/** What a service says of a failure in the body of an answer, whatever the status. */
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
  /** Told how many bytes of the body have left. */
  onSent?: (bytes: number) => void
  signal?: AbortSignal
  patience?: Partial<Patience>
  mostBytes?: number
}

export interface OutsideAnswer {
  status: number
  /** By names in small letters. */
  headers: Readonly<Record<string, string>>
  body: string
}

/** An answer whose body is read part by part; it must be read, or its connection stays. */
export interface OutsideStream extends Omit<OutsideAnswer, 'body'> {
  body: AsyncIterable<Uint8Array>
}

export interface OutsideEvent {
  /** Empty if the service names none. */
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
