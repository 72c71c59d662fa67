/** The messages between the server and its thread. */
import type { Portion } from './divide.ts'

export interface Order {
  /** The bytes of the whole sound, and of one portion at most. */
  size: number
  mostBytes: number
}

/** The server answers `read` with the bytes, in the order of the requests, and `portion` with `next`. */
export type WorkerMessage =
  | { kind: 'read'; start: number; end: number }
  | { kind: 'portion'; portion: Portion }
  | { kind: 'indivisible'; why: string }
  | { kind: 'done' }

export type WorkerAnswer = Uint8Array | 'next'
