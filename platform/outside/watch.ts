/** Ends work when its caller stops it, or when a step of it takes too long. */
import { OutsideError, type Step } from './failure.ts'

/** The longest time that a timer takes; a longer one would run out at once. */
const longestMs = 2 ** 31 - 1

export class Watch {
  readonly #over = new AbortController()
  readonly #service: string
  readonly #above: AbortSignal | undefined
  readonly signal: AbortSignal
  #timer: NodeJS.Timeout | undefined

  constructor(service: string, above: AbortSignal | undefined) {
    this.#service = service
    this.#above = above
    this.signal = above ? AbortSignal.any([above, this.#over.signal]) : this.#over.signal
  }

  /** So much time may pass until this function, or `rest`, is called again. */
  expect(ms: number, step: Step): void {
    this.rest()
    const end = () => this.#over.abort(new OutsideError(this.#service, 'timed_out', { step }))
    this.#timer = setTimeout(end, Math.min(ms, longestMs))
  }

  rest(): void {
    clearTimeout(this.#timer)
  }

  /** Why it was ended; undefined if it was not. */
  get failure(): OutsideError | undefined {
    if (!this.signal.aborted) return undefined
    const { reason } = this.#over.signal.aborted ? this.#over.signal : (this.#above ?? this.signal)
    return reason instanceof OutsideError ? reason : new OutsideError(this.#service, 'stopped')
  }
}
