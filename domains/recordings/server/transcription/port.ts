/** The port for services that transcribe speech. */
import type { Readable } from 'node:stream'
import type { TranscriptionProblem } from '../../data/states.ts'

export interface SpokenAudio {
  /** Reads the sound from its beginning; called once for each try. */
  open: () => Readable
  /** Bytes. */
  size: number
  contentType: string
  fileName: string
  /** ISO 639-1, or `auto` if the service shall find out. */
  language: string
}

/** The times are in milliseconds from the beginning of the audio; null if the service does not name them. */
export interface Segment {
  text: string
  start: number | null
  end: number | null
}

export interface Transcriber {
  /** Bytes of the largest audio that it takes. */
  maxBytes: number
  /**
   * @param onSent gets the number of bytes that have left @throws TranscriptionError; the error of the audio; the
   * reason of the signal
   */
  transcribe(
    audio: SpokenAudio,
    options: { signal: AbortSignal; onSent: (bytes: number) => void },
  ): Promise<Segment[]>
}

export class TranscriptionError extends Error {
  override name = 'TranscriptionError'
  readonly problem: TranscriptionProblem
  constructor(problem: TranscriptionProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
