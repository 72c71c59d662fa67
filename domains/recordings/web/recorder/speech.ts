/**
 * The speech recognition of the browser. Most browsers send the sound to their maker for it, so it listens only for
 * people who have switched it on.
 */
import type { Language } from '@mizan/platform/ui'

export interface SpeechListener {
  /** A sentence that will not change any more. */
  onSentence: (text: string) => void
  /** The text heard since; empty when it has become a sentence. */
  onUnsure: (text: string) => void
  /** The recognition has given up; the recording goes on. */
  onFailed: () => void
}

/** Returns a function that ends it. */
export type Listen = (language: Language, heard: SpeechListener) => () => void

interface Result {
  isFinal: boolean
  0: { transcript: string }
}

/** The part of the interface that is used here; not all browsers have it. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: (event: { resultIndex: number; results: ArrayLike<Result> }) => void
  onerror: (event: { error: string }) => void
  onend: () => void
  start: () => void
  stop: () => void
  abort: () => void
}

interface Recognising {
  SpeechRecognition?: new () => Recogniser
  webkitSpeechRecognition?: new () => Recogniser
}

const found = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Recognising
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const isSpeechKnown = (): boolean => found() !== undefined

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }
/** These errors end a recognition that should continue: it begins again. */
const passing = new Set(['no-speech', 'aborted', 'network'])
const pauseMs = 500
/** After so many failures without a word between them it gives up. */
const mostFailures = 5

export const listen: Listen = (language, { onSentence, onUnsure, onFailed }) => {
  const Known = found()
  if (!Known) return () => {}
  const recogniser = new Known()
  let isWanted = true
  let failures = 0
  const give = (results: ArrayLike<Result>, first: number) => {
    let unsure = ''
    for (const result of Array.from(results).slice(first)) {
      const text = result[0].transcript.trim()
      if (!result.isFinal) unsure += ` ${text}`
      else if (text) onSentence(text)
    }
    onUnsure(unsure.trim())
  }
  const start = () => {
    if (!isWanted) return
    try {
      recogniser.start()
    } catch {
      // It has not ended yet; its end starts it again.
    }
  }
  Object.assign(recogniser, {
    lang: tags[language],
    continuous: true,
    interimResults: true,
    onresult: ({ results, resultIndex }) => {
      failures = 0
      give(results, resultIndex)
    },
    onerror: ({ error }) => {
      if (error === 'network') failures += 1
      if (!isWanted || (passing.has(error) && failures < mostFailures)) return
      isWanted = false
      onFailed()
    },
    // Browsers end it after a minute, or after a silence.
    onend: () => void setTimeout(start, pauseMs),
  } satisfies Partial<Recogniser>)
  start()
  return () => {
    if (!isWanted) return
    isWanted = false
    // Words heard so far still arrive.
    recogniser.stop()
  }
}
