/** The browser's speech synthesis as a voice; null where the browser has none. */
import type { Voice } from './speech.ts'

const language = 'tr-TR'

function turkishVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith('tr'))
  return voices.find((voice) => voice.localService) ?? voices[0]
}

export function browserVoice(): Voice | null {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return null
  /** Chrome forgets the listeners of an utterance that nothing refers to. */
  let kept: SpeechSynthesisUtterance | null = null
  return {
    speak: ({ text, rate, onEnd, onError }) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      utterance.voice = turkishVoice() ?? null
      utterance.rate = rate
      utterance.onend = onEnd
      utterance.onerror = onError
      kept = utterance
      speechSynthesis.speak(kept)
    },
    cancel: () => {
      kept = null
      speechSynthesis.cancel()
    },
  }
}
