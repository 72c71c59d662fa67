/**
 * Reads blocks of text aloud, one sentence after the other. Pausing cancels and remembers the sentence, because
 * browsers disagree on what their own pause does. Knows nothing of the browser: the voice is handed in.
 */
export interface Voice {
  speak: (utterance: { text: string; rate: number; onEnd: () => void; onError: () => void }) => void
  cancel: () => void
}

export interface SpeechState {
  status: 'idle' | 'playing' | 'paused' | 'failed'
  /** Index of the block that is being read. */
  block: number
  rate: number
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

export interface Speech {
  state: () => SpeechState
  /** Begins at a block, or goes on where it was paused. */
  play: (block?: number) => void
  pause: () => void
  stop: () => void
  /** To the next (1) or the previous (-1) block. */
  jump: (step: 1 | -1) => void
  setRate: (rate: number) => void
}

interface Setup {
  count: number
  /** The sentences of a block; one without any is passed over. Asked only for blocks that are come to. */
  sentencesIn: (block: number) => readonly string[]
  voice: Voice
  rate: number
  onChange: (state: SpeechState) => void
}

export function createSpeech({ count, sentencesIn, voice, rate, onChange }: Setup): Speech {
  let state: SpeechState = { status: 'idle', block: 0, rate }
  let sentence = 0
  /** Answers of an utterance that was cancelled carry an older turn and are ignored. */
  let turn = 0

  const set = (change: Partial<SpeechState>) => {
    state = { ...state, ...change }
    onChange(state)
  }
  const silence = () => {
    turn++
    voice.cancel()
  }
  const blockFrom = (start: number, step: 1 | -1): number | null => {
    for (let at = start; at >= 0 && at < count; at += step) if (sentencesIn(at).length > 0) return at
    return null
  }
  const finish = () => {
    silence()
    sentence = 0
    set({ status: 'idle', block: 0 })
  }
  const speak = () => {
    const text = sentencesIn(state.block)[sentence]
    if (text === undefined) return begin(state.block + 1)
    const mine = ++turn
    const onEnd = () => {
      if (mine !== turn) return
      sentence++
      speak()
    }
    const onError = () => {
      if (mine === turn) set({ status: 'failed' })
    }
    voice.speak({ text, rate: state.rate, onEnd, onError })
  }
  const begin = (start: number, step: 1 | -1 = 1) => {
    const block = blockFrom(start, step)
    if (block === null) return finish()
    sentence = 0
    set({ status: 'playing', block })
    speak()
  }
  const resume = () => {
    set({ status: 'playing' })
    speak()
  }

  return {
    state: () => state,
    play: (block) => {
      if (state.status === 'playing' && block === undefined) return
      silence()
      if (block === undefined && state.status === 'paused') resume()
      else begin(block ?? state.block)
    },
    pause: () => {
      if (state.status !== 'playing') return
      silence()
      set({ status: 'paused' })
    },
    stop: finish,
    jump: (step) => {
      silence()
      const target = blockFrom(state.block + step, step) ?? blockFrom(state.block, 1)
      if (target === null) return finish()
      sentence = 0
      const wasPaused = state.status === 'paused'
      set({ status: wasPaused ? 'paused' : 'playing', block: target })
      if (!wasPaused) speak()
    },
    setRate: (next) => {
      set({ rate: next })
      if (state.status !== 'playing') return
      silence()
      speak()
    },
  }
}
