/** Numbers that take as many bytes as they need, in which the index is written. */

/** Reads numbers of a varying number of bytes, one after the other. */
export class NumberReader {
  readonly #bytes: Buffer
  at: number
  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }
  next(): number {
    const bytes = this.#bytes
    let byte = bytes[this.at++] as number
    if (byte < 128) return byte
    let value = byte & 127
    for (let shift = 128; ; shift *= 128) {
      byte = bytes[this.at++] as number
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
}

export class NumberWriter {
  #bytes = Buffer.allocUnsafe(64)
  length = 0

  number(value: number): void {
    this.#room(8)
    let rest = value
    while (rest >= 128) {
      this.#bytes[this.length++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.length++] = rest
  }

  bytes(more: Buffer): void {
    this.#room(more.length)
    more.copy(this.#bytes, this.length)
    this.length += more.length
  }

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.length + more))
    this.#bytes.copy(grown, 0, 0, this.length)
    this.#bytes = grown
  }

  /** What was written, as a copy. */
  take(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.length))
  }
}
