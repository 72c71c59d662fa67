/** The one session of this browser tab, kept in local storage and shared with the other tabs. */
import { currentLanguage } from '../language.tsx'
import { readStored, removeStored, writeStored } from '../stored.ts'
import type { KeyStore } from './keys.ts'
import { createSession } from './session.ts'

const expiredTexts = {
  tr: 'Oturumunuz sona erdi. Devam etmek için giriş yapın.',
  en: 'Session expired. Please login to continue.',
}

const failedTexts = {
  tr: 'Beklenmeyen bir hata oluştu. Yeniden deneyin; sürerse bize bildirin.',
  en: 'A server side error occurred.',
}
/** The message of a failed call whose answer has none. */
export const serverFailedText = (): string => failedTexts[currentLanguage()]

const store: KeyStore = { get: readStored, set: writeStored, remove: removeStored }

export const session = createSession({
  store,
  now: () => Date.now(),
  expiredText: () => expiredTexts[currentLanguage()],
})

const shared = new Set<string | null>(['accessToken', 'refreshToken', 'verification', null])
window.addEventListener('storage', ({ key }) => {
  if (shared.has(key)) session.changed()
})
