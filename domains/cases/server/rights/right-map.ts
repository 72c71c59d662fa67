/** What the cases of an office are to a person, as bits and bytes by their ordinals. It is never changed; news are a new one. */
import { caseStates, noState } from '../../data/words.ts'
import type { StateOrNone } from '../../schemas.ts'

/** The nearest of these: they answer for it, they follow it, or they opened it. */
export type Concern = 'answers' | 'follows' | 'opened'

export interface RightOfCase {
  ordinal: number
  /** Null if the person may not read the case. */
  state: StateOrNone | null
  /** Null if it is not theirs. */
  concern: Concern | null
}

const states: readonly StateOrNone[] = [noState, ...caseStates]
/** 0 is for what may not be read. */
const codeOf = (state: StateOrNone | null): number => (state === null ? 0 : states.indexOf(state) + 1)

/** Cases for which there is room at once. */
const roomAtOnce = 1_024

/** Bit n of byte m is the case with the ordinal 8 m + n, as `get_bit` of PostgreSQL counts. */
type Bits = Buffer

function setBit(bits: Bits, ordinal: number, isSet: boolean): void {
  const bit = 1 << (ordinal % 8)
  const byte = bits[ordinal >> 3] as number
  bits[ordinal >> 3] = isSet ? byte | bit : byte & ~bit
}

function copyOf(bytes: Buffer | undefined, length: number): Buffer {
  const copy = Buffer.alloc(length)
  if (bytes) copy.set(bytes)
  return copy
}

export class RightMap {
  /** For how many cases there are bits. */
  readonly size: number
  readonly readable: Bits
  readonly answeredFor: Bits
  /** Answered for or followed. */
  readonly own: Bits
  /** These, and what the person opened. */
  readonly all: Bits
  /** Codes of states by ordinals. */
  readonly #codes: Buffer
  /** How many cases have each code. */
  readonly #counts: number[]

  constructor(rights: readonly RightOfCase[], before?: RightMap) {
    const last = rights.reduce((most, { ordinal }) => Math.max(most, ordinal), -1)
    this.size = Math.max(before?.size ?? 0, Math.ceil((last + 1) / roomAtOnce) * roomAtOnce)
    this.readable = copyOf(before?.readable, this.size / 8)
    this.answeredFor = copyOf(before?.answeredFor, this.size / 8)
    this.own = copyOf(before?.own, this.size / 8)
    this.all = copyOf(before?.all, this.size / 8)
    this.#codes = copyOf(before ? before.#codes : undefined, this.size)
    this.#counts = before ? [...before.#counts] : [0, ...states.map(() => 0)]
    for (const right of rights) this.#note(right)
  }

  /** The same with these cases as they are now. */
  with(changed: readonly RightOfCase[]): RightMap {
    return changed.length === 0 ? this : new RightMap(changed, this)
  }

  mayRead(ordinal: number): boolean {
    return (this.#codes[ordinal] ?? 0) !== 0
  }

  /** How many cases the person may read: of these states, or of all. */
  count(wanted: readonly StateOrNone[] = states): number {
    return [...new Set(wanted)].reduce((sum, state) => sum + (this.#counts[codeOf(state)] ?? 0), 0)
  }

  get bytes(): number {
    return this.#codes.length + 4 * this.readable.length
  }

  #note({ ordinal, state, concern }: RightOfCase): void {
    const code = codeOf(state)
    this.#countFor(this.#codes[ordinal] as number, -1)
    this.#countFor(code, 1)
    this.#codes[ordinal] = code
    setBit(this.readable, ordinal, code > 0)
    setBit(this.answeredFor, ordinal, concern === 'answers')
    setBit(this.own, ordinal, concern === 'answers' || concern === 'follows')
    setBit(this.all, ordinal, concern !== null)
  }

  #countFor(code: number, by: 1 | -1): void {
    this.#counts[code] = (this.#counts[code] ?? 0) + by
  }
}
