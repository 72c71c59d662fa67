import type { Language } from '@mizan/platform/ui'
import type { Listen } from './speech.ts'

interface HearingListener {
  onUnsure: (text: string) => void
  /** `fromMs`: the beginning of the sentence in the sound. */
  onSentence: (text: string, fromMs: number) => void
  onFailed: () => void
}

/** Transcribes speech during the recording. */
export function createHearing(listen: Listen, elapsed: () => number, told: HearingListener) {
  let stop = () => {}
  return {
    begin: (language: Language) => {
      /** The beginning of the sentence that is heard now. */
      let from: number | undefined
      stop = listen(language, {
        onUnsure: (text) => {
          if (text) from ??= elapsed()
          told.onUnsure(text)
        },
        onSentence: (text) => {
          told.onSentence(text, from ?? elapsed())
          from = undefined
        },
        onFailed: told.onFailed,
      })
    },
    end: () => {
      stop()
      stop = () => {}
    },
  }
}
