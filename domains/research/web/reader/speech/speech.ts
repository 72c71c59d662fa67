/**
 * Reads blocks of text aloud, sentence by sentence. Pausing cancels and remembers the sentence, because browsers
 * implement their own pause differently. Independent of the browser: the voice is a parameter.
 */
/** `voiceless`: the device has no voice, and trying again will not help. */
export type Failure = 'failed' | 'voiceless'

export interface Voice {
  speak: (utterance: {
    text: string
    rate: number
    onEnd: () => void
    onError: (why: Failure) => void
  }) => void
  cancel: () => void
}

export interface SpeechState {
  status: 'idle' | 'playing' | 'paused' | Failure
  /** Index of the block that is being read. */
  block: number
  rate: number
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

interface Setup {
  count: number
  /** The sentences of a block; a block without any is skipped. Called only for blocks that are reached. */
  sentencesIn: (block: number) => readonly string[]
  voice: Voice
  rate: number
  onChange: (state: SpeechState) => void
}

export class Speech {
  private readonly setup: Setup
  private current: SpeechState
  private sentence = 0
  /** Events of a cancelled utterance carry an older turn and are ignored. */
  private turn = 0

  constructor(setup: Setup) {
    this.setup = setup
    this.current = { status: 'idle', block: 0, rate: setup.rate }
  }

  state(): SpeechState {
    return this.current
  }

  /** Starts at a block, or continues after a pause. */
  play(block?: number): void {
    const { status } = this.current
    if (status === 'playing' && block === undefined) return
    this.silence()
    if (block === undefined && status === 'paused') this.resume()
    else this.begin(block ?? this.current.block)
  }

  pause(): void {
    if (this.current.status !== 'playing') return
    this.silence()
    this.set({ status: 'paused' })
  }

  stop(): void {
    this.silence()
    this.sentence = 0
    this.set({ status: 'idle', block: 0 })
  }

  /** To the next (1) or the previous (-1) block. */
  jump(step: 1 | -1): void {
    this.silence()
    const { block, status } = this.current
    const target = this.blockFrom(block + step, step) ?? this.blockFrom(block, 1)
    if (target === null) this.stop()
    else if (status === 'paused') this.moveTo(target, 'paused')
    else this.speakFrom(target)
  }

  setRate(rate: number): void {
    this.set({ rate })
    if (this.current.status !== 'playing') return
    this.silence()
    this.speak()
  }

  private set(change: Partial<SpeechState>): void {
    this.current = { ...this.current, ...change }
    this.setup.onChange(this.current)
  }

  private silence(): void {
    this.turn++
    this.setup.voice.cancel()
  }

  private blockFrom(start: number, step: 1 | -1): number | null {
    const { count, sentencesIn } = this.setup
    for (let at = start; at >= 0 && at < count; at += step) if (sentencesIn(at).length > 0) return at
    return null
  }

  private begin(start: number): void {
    const block = this.blockFrom(start, 1)
    if (block === null) this.stop()
    else this.speakFrom(block)
  }

  private speakFrom(block: number): void {
    this.moveTo(block, 'playing')
    this.speak()
  }

  private moveTo(block: number, status: SpeechState['status']): void {
    this.sentence = 0
    this.set({ status, block })
  }

  private resume(): void {
    this.set({ status: 'playing' })
    this.speak()
  }

  private speak(): void {
    const text = this.setup.sentencesIn(this.current.block)[this.sentence]
    if (text === undefined) this.begin(this.current.block + 1)
    else this.say(text)
  }

  private say(text: string): void {
    const mine = ++this.turn
    const onEnd = () => {
      if (mine !== this.turn) return
      this.sentence++
      this.speak()
    }
    const onError = (status: Failure) => {
      if (mine === this.turn) this.set({ status })
    }
    this.setup.voice.speak({ text, rate: this.current.rate, onEnd, onError })
  }
}
