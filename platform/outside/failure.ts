/** The reason for which a call to another service failed: a closed set, the same for all services. */

/**
 * `unreachable`: no connection, or one that was cut. `timed_out`: a step took too long. `refused`: the service
 * understood and says no (4xx, or a redirect that is not followed). `failing`: the service has a fault of its own
 * (5xx). `too_large`: the answer is longer than expected. `unreadable`: the answer has another form than agreed.
 * `not_allowed`: the address may not be called. `stopped`: by the caller.
 */
export type OutsideProblem =
  | 'unreachable'
  | 'timed_out'
  | 'refused'
  | 'failing'
  | 'too_large'
  | 'unreadable'
  | 'not_allowed'
  | 'stopped'

/** The step at which time ran out: connecting, sending, until the answer begins, between its chunks, or altogether. */
export type Step = 'connect' | 'send' | 'answer' | 'part' | 'whole'

export interface OutsideFacts {
  /** The status of the answer, if there was one. */
  status?: number | undefined
  step?: Step
  /** The service's own name for the failure, or that of the network. */
  code?: string | undefined
  /** Seconds that the service asks to wait. */
  retryAfter?: number | undefined
  /** The beginning of the answer. */
  excerpt?: string
  /** Nothing has reached the service, so that it cannot have acted on the call. */
  unsent?: true
}

/**
 * Its text names the service and the problem, and never an address, a header or words of the service. Those are in
 * `excerpt`, which loggers do not copy, because they may name people.
 */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly problem: OutsideProblem
  readonly status: number | undefined
  readonly step: Step | undefined
  readonly code: string | undefined
  readonly retryAfter: number | undefined
  readonly unsent: boolean
  readonly #excerpt: string

  constructor(service: string, problem: OutsideProblem, facts: OutsideFacts = {}) {
    const { status, step, code, retryAfter, excerpt = '', unsent = false } = facts
    const more = [status, step, code].filter((fact) => fact !== undefined)
    super(`${service}: ${problem}${more.length > 0 ? ` (${more.join(', ')})` : ''}`)
    this.problem = problem
    this.status = status
    this.step = step
    this.code = code
    this.retryAfter = retryAfter
    this.unsent = unsent
    this.#excerpt = excerpt
  }

  /** At most 2,000 characters of the answer, without the secrets of the service. */
  get excerpt(): string {
    return this.#excerpt
  }
}

/** Characters of an answer that a failure keeps. */
export const longestExcerpt = 2_000
