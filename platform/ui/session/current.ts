/** The one session of this browser tab, kept in local storage and shared with the other tabs. */
import { currentLanguage } from '../language.tsx'
import { readStored, removeStored, writeStored } from '../stored.ts'
import { createSession } from './session.ts'

const expiredTexts = {
  tr: 'Oturumunuz sona erdi. Devam etmek için giriş yapın.',
  en: 'Session expired. Please login to continue.',
}

const failedTexts = {
  tr: 'Sunucuda bir hata oluştu. Yeniden deneyin; sürerse bize bildirin.',
  en: 'A server side error occurred.',
}
/** Said of a failed call whose answer has no message of its own. */
export const serverFailedText = (): string => failedTexts[currentLanguage()]

/** Without locks (a page on plain HTTP) the tabs rely on reading the storage again. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mizan-session', work) : work()

export const session = createSession({
  store: { get: readStored, set: writeStored, remove: removeStored },
  now: () => Date.now(),
  alone,
  expiredText: () => expiredTexts[currentLanguage()],
})

const shared = new Set<string | null>(['accessToken', 'refreshToken', 'verification', null])
window.addEventListener('storage', ({ key }) => {
  if (shared.has(key)) session.changed()
})
