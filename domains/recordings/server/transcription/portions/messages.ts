/** What the server and its thread tell each other. */
import type { Portion } from './divide.ts'

export interface Order {
  /** Bytes of the whole sound, and of one portion at most. */
  size: number
  mostBytes: number
}

/** The server answers `read` with the bytes, in the order in which they were asked for, and `portion` with `next`. */
export type WorkerMessage =
  | { kind: 'read'; start: number; end: number }
  | { kind: 'portion'; portion: Portion }
  | { kind: 'indivisible'; why: string }
  | { kind: 'done' }

export type WorkerAnswer = Uint8Array | 'next'
