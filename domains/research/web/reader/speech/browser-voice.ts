/** The browser's speech synthesis as a voice; null if the browser has none. */
import type { Failure, Voice } from './speech.ts'

const language = 'tr-TR'

function turkishVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith('tr'))
  return voices.find((voice) => voice.localService) ?? voices[0]
}

const withoutVoice = ['synthesis-unavailable', 'language-unavailable', 'voice-unavailable']

/** Browsers offer speech synthesis even if the system has no voice, and report this in different ways. */
export const failureOf = (error: string, voices: number): Failure =>
  voices === 0 || withoutVoice.includes(error) ? 'voiceless' : 'failed'

export function browserVoice(): Voice | null {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return null
  /** Keeps the utterance referenced, because Chrome otherwise drops its listeners. */
  let kept: SpeechSynthesisUtterance | null = null
  return {
    speak: ({ text, rate, onEnd, onError }) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      utterance.voice = turkishVoice() ?? null
      utterance.rate = rate
      utterance.onend = onEnd
      utterance.onerror = ({ error }) => onError(failureOf(error, speechSynthesis.getVoices().length))
      kept = utterance
      speechSynthesis.speak(kept)
    },
    cancel: () => {
      kept = null
      speechSynthesis.cancel()
    },
  }
}
