/**
 * One recording, with what the server has acknowledged of it. A call that was sent and not answered may have had its
 * effect or not.
 */
import { createHash, type Hash, randomUUID } from 'node:crypto'
import { expect } from '../verdict.ts'

/** `asked`: it was sent, and not answered. */
export type CallState = 'no' | 'asked' | 'yes'

interface Stream {
  stored: Hash
  pieces: number
  sent?: Buffer
}

/** The fields of a recording in a list. */
export interface ListedRecording {
  recordingId: string
  state: 'unfinished' | 'ready'
  parts: { part: number; pieces: number }[]
  transcription: { state: string; problem: string | null; endedAt: string | null } | null
}

export class KnownRecording {
  /** The key by which it can be begun again if the answer was lost. */
  readonly key = randomUUID()
  recordingId: string | undefined
  readonly #parts = new Map<number, Stream>()
  finished: CallState = 'no'
  /** Moved to the bin, or removed for good if it was unfinished. */
  removed: CallState = 'no'
  transcribed: CallState = 'no'
  #text = ''
  #textSent: string | undefined

  get parts(): number[] {
    return [...this.#parts].filter(([, { pieces }]) => pieces > 0).map(([part]) => part)
  }

  get pieces(): number {
    return [...this.#parts.values()].reduce((sum, { pieces }) => sum + pieces, 0)
  }

  sends(part: number, bytes: Buffer): number {
    const stream = this.#parts.get(part) ?? { stored: createHash('sha256'), pieces: 0 }
    this.#parts.set(part, { ...stream, sent: bytes })
    return stream.pieces + 1
  }

  isStored(part: number): void {
    const stream = this.#parts.get(part)
    if (!stream?.sent) return
    stream.stored.update(stream.sent)
    this.#parts.set(part, { stored: stream.stored, pieces: stream.pieces + 1 })
  }

  writes(text: string): void {
    this.#textSent = text
  }

  isWritten(): void {
    this.#text = this.#textSent ?? this.#text
    this.#textSent = undefined
  }

  /** Throws if an acknowledged change is missing; the results of unanswered calls are known from then on. */
  compare(kept: ListedRecording | undefined, isInBin: boolean): void {
    const name = `the recording ${this.recordingId}`
    if (this.removed === 'asked' && !kept) this.removed = 'yes'
    if (this.removed === 'yes') {
      expect(!kept, `${name} was removed and is back`)
      expect(isInBin === (this.finished === 'yes'), `${name} was removed and is not where it belongs`)
      return
    }
    this.removed = 'no'
    expect(kept !== undefined && !isInBin, `${name} was acknowledged and is lost`)
    if (this.finished === 'yes') expect(kept.state === 'ready', `${name} was finished and is not`)
    if (this.finished === 'no') expect(kept.state === 'unfinished', `${name} is finished, and nobody did it`)
    this.finished = kept.state === 'ready' ? 'yes' : 'no'
    for (const [part, stream] of this.#parts) this.#comparePart(part, stream, kept)
  }

  #comparePart(part: number, { stored, pieces, sent }: Stream, kept: ListedRecording): void {
    const there = kept.parts.find((one) => one.part === part)?.pieces ?? 0
    const hasSent = sent !== undefined && there === pieces + 1
    expect(
      there === pieces || hasSent,
      `${this.recordingId} has ${there} pieces in part ${part} instead of ${pieces}`,
    )
    if (hasSent) this.isStored(part)
    else this.#parts.set(part, { stored, pieces })
  }

  compareAudio(part: number, bytes: Uint8Array): void {
    const own = createHash('sha256').update(bytes).digest('hex')
    const known = this.#parts.get(part)?.stored.copy().digest('hex')
    expect(own === known, `part ${part} of ${this.recordingId} is not what was sent`)
  }

  compareText(text: string): void {
    if (text === this.#textSent) this.isWritten()
    this.#textSent = undefined
    expect(text === this.#text, `the text of ${this.recordingId} is not the one that was saved`)
  }
}
