/**
 * argon2id with 19 MiB and two passes, on Node's thread pool. Only some of the threads hash at once, because files are
 * read on the same threads; if too many wait, the call is refused.
 */
import { availableParallelism } from 'node:os'
import { AppError } from '@mizan/platform/contract'
import { hash, verify } from '@node-rs/argon2'

/** Memory in KiB, passes, lanes; argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism()))
const LONGEST_QUEUE = 500

export class Passwords {
  readonly #longestQueue: number
  #running = 0
  readonly #waiting: (() => void)[] = []
  #standIn: Promise<string> | undefined

  constructor(longestQueue = LONGEST_QUEUE) {
    this.#longestQueue = longestQueue
  }

  /** @throws AppError `server.unavailable` if too many wait */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), cost))
  }

  /** The comparison takes the same time if there is no account, or if it has no password. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    this.#standIn ??= this.hash('a password that nobody has')
    const standIn = await this.#standIn
    const same = await this.#inTurn(() => verify(stored ?? standIn, password.normalize('NFC')))
    return same && typeof stored === 'string'
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= this.#longestQueue)
      throw new AppError('server.unavailable', { retryAfter: 10 })
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    return work().finally(() => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    })
  }
}
