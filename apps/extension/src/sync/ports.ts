/** The functions that a sync needs from outside. */
import type { Portal } from '../portal/client.ts'
import type { SyncState } from './state.ts'

/** A refusal of the server, or no answer (`status` 0). */
export class MizanError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>
  readonly retryAfter: number | undefined
  constructor(status: number, code: string, message: string, details = {}, retryAfter?: number) {
    super(message)
    this.name = 'MizanError'
    this.status = status
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

export interface Copy {
  name: string
  bytes: Uint8Array
}

export interface Mizan {
  /** @throws MizanError */
  call: <Answer>(name: string, body: object) => Promise<Answer>
  /** Sends a call with a file. @throws MizanError */
  send: <Answer>(name: string, fields: object, copy: Copy) => Promise<Answer>
}

export interface SyncParts {
  portal: Portal
  mizan: Mizan
  /** Called after every step; the given state is never changed afterwards. */
  keep: (state: SyncState) => Promise<void>
  now: () => Date
  wait: (ms: number) => Promise<void>
  signal: AbortSignal
}
