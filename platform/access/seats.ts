/**
 * Seats for work that holds memory or a processor. One office gets a share of them and waits for more in a queue of
 * its own, so that another office is served at once, whatever the people of the first one do. Within an office calls
 * are served in the order of arrival; among offices that wait, each in turn gets the next free seat.
 */
import type { AnyCall } from '../call/index.ts'
import { AppError } from '../contract/index.ts'
import { networkOf } from './network.ts'

export interface SeatBounds {
  /** Seats of all offices together. */
  inAll: number
  /** Seats of one office: fewer than all. */
  perOffice: number
  /** Calls of one person, those that wait included, so that the queue has room for colleagues. */
  perPerson: number
  /** The number of calls of one office that may wait; 0 for calls that last as long as the caller likes. */
  waiting: number
}

/** The caller that takes a seat. People without an office share nothing with others. */
export interface Sitter {
  userId: string
  officeId?: string | undefined
  /** Whether nobody waits for the answer any more. */
  hasLeft?: (() => boolean) | undefined
}

export type Leave = () => void

interface WaitingCall {
  sitter: Sitter
  seat: (leave: Leave) => void
  refuse: (error: AppError) => void
}

interface Office {
  seated: number
  queue: WaitingCall[]
  /** Calls of each person, seated or waiting. */
  people: Map<string, number>
}

/** Proxies give up after 60 seconds, part of which the work itself needs. */
export const longestWaitMs = 20_000
const retryAfter = 30

export class Seats {
  readonly #bounds: SeatBounds
  /** Offices with calls; those that wait are in the order of their turns. */
  readonly #offices = new Map<string, Office>()
  #seated = 0

  constructor(bounds: SeatBounds) {
    if (bounds.perOffice >= bounds.inAll) throw new RangeError('One office could take all seats')
    this.#bounds = bounds
  }

  /**
   * Resolves once there is a seat, with the function that releases it, which must be called once. @throws AppError
   * `request.too_many` for a person, `request.busy` for an office beyond its bounds or after the longest wait,
   * `request.given_up` if the caller left, which nobody hears
   */
  async take(sitter: Sitter): Promise<Leave> {
    const name = officeOf(sitter)
    const office = this.#offices.get(name) ?? { seated: 0, queue: [], people: new Map() }
    this.#dismiss(office)
    const ofPerson = office.people.get(sitter.userId) ?? 0
    if (ofPerson >= this.#bounds.perPerson) throw new AppError('request.too_many', { retryAfter })
    const isFree = this.#seated < this.#bounds.inAll && office.seated < this.#bounds.perOffice
    if (!isFree && office.queue.length >= this.#bounds.waiting) throw busy()
    this.#offices.set(name, office)
    office.people.set(sitter.userId, ofPerson + 1)
    return isFree ? this.#seat(name, office, sitter) : this.#wait(name, office, sitter)
  }

  /** Does the work on a seat. @throws AppError as `take` */
  async during<T>(call: Pick<AnyCall, 'caller' | 'client'>, work: () => Promise<T>): Promise<T> {
    const leave = await this.take(sitterOf(call))
    try {
      return await work()
    } finally {
      leave()
    }
  }

  #seat(name: string, office: Office, { userId }: Sitter): Leave {
    this.#seated += 1
    office.seated += 1
    return () => {
      this.#seated -= 1
      office.seated -= 1
      this.#forget(name, office, userId)
      this.#callNext()
    }
  }

  #wait(name: string, office: Office, sitter: Sitter): Promise<Leave> {
    const { promise, resolve, reject } = Promise.withResolvers<Leave>()
    const waiting: WaitingCall = { sitter, seat: resolve, refuse: reject }
    const timer = setTimeout(() => {
      office.queue = office.queue.filter((one) => one !== waiting)
      this.#forget(name, office, sitter.userId)
      reject(busy())
    }, longestWaitMs)
    if (office.queue.length === 0) this.#takeLastTurn(name, office)
    office.queue.push(waiting)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Gives free seats to those who wait. */
  #callNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const [name, office] = next
      const waiting = office.queue.shift()
      if (waiting) waiting.seat(this.#seat(name, office, waiting.sitter))
      this.#takeLastTurn(name, office)
    }
  }

  #takeLastTurn(name: string, office: Office): void {
    this.#offices.delete(name)
    this.#offices.set(name, office)
  }

  #next(): [string, Office] | undefined {
    if (this.#seated >= this.#bounds.inAll) return undefined
    for (const [name, office] of [...this.#offices]) {
      this.#dismiss(office)
      if (office.seated < this.#bounds.perOffice && office.queue.length > 0) return [name, office]
    }
    return undefined
  }

  /** A caller that has left no longer waits. */
  #dismiss(office: Office): void {
    const gone = office.queue.filter(({ sitter }) => sitter.hasLeft?.())
    if (gone.length === 0) return
    office.queue = office.queue.filter((one) => !gone.includes(one))
    for (const { sitter, refuse } of gone) {
      this.#forget(officeOf(sitter), office, sitter.userId)
      refuse(new AppError('request.given_up'))
    }
  }

  #forget(name: string, office: Office, userId: string): void {
    const left = (office.people.get(userId) ?? 0) - 1
    if (left > 0) office.people.set(userId, left)
    else office.people.delete(userId)
    if (office.people.size === 0) this.#offices.delete(name)
  }
}

export const createSeats = (bounds: SeatBounds): Seats => new Seats(bounds)

/** A caller who has not signed in takes the seats of their network. */
export const sitterOf = ({ caller, client }: Pick<AnyCall, 'caller' | 'client'>): Sitter => ({
  userId: caller?.userId ?? `network ${networkOf(client.address)}`,
  officeId: caller?.officeId,
  hasLeft: client.hasLeft,
})

const officeOf = ({ officeId, userId }: Sitter): string =>
  officeId ? `office ${officeId}` : `person ${userId}`

const busy = (): AppError => new AppError('request.busy', { retryAfter })
